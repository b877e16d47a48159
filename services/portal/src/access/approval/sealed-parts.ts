import { open, seal, type SealingKey } from '@kontor/platform/crypto/sealed-box';
import type { CaseId } from '@kontor/domain/case/case-id';
import { CaseKeyGone, type CaseKeys, fromUtf8, utf8 } from '../../case/case-record/case-record.module.js';

interface Place {
  readonly id: string;
  readonly caseId: CaseId | null;
  readonly part: 'order' | 'evidence';
}

/** Seals parts of an approval under the key of its case, or the log's own without a case. */
export interface SealedParts {
  seal(place: Place, value: unknown): Promise<Uint8Array>;
  /** Null once the case's key is destroyed. */
  open(place: Place, sealed: Uint8Array): Promise<unknown>;
}

export function createSealedParts(keys: Pick<CaseKeys, 'seal' | 'open'>, logKey: SealingKey): SealedParts {
  const placeOf = ({ id, part }: Place): string => `approval/${id}/${part}`;
  return {
    seal: async (place, value) => {
      const text = JSON.stringify(value);
      return place.caseId === null
        ? seal(logKey, utf8(text), placeOf(place))
        : keys.seal(place.caseId, placeOf(place), text);
    },
    open: async (place, sealed) => {
      try {
        const plain =
          place.caseId === null
            ? open(logKey, sealed, placeOf(place))
            : await keys.open(place.caseId, placeOf(place), sealed);
        return JSON.parse(fromUtf8(plain)) as unknown;
      } catch (error) {
        if (error instanceof CaseKeyGone) return null;
        throw error;
      }
    },
  };
}
