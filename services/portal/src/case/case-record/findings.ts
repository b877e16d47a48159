import type { CaseId } from '@kontor/domain/case/case-id';
import type { FindingKind } from '@kontor/domain/finding/finding-content';
import type { PersonId } from '@kontor/domain/person/person-id';
import { fromUtf8 } from './bytes.js';
import type { CaseKeys } from './case-keys.js';
import type { FindingRepository, StoredFinding } from './finding.repository.js';

export interface ProviderFinding {
  readonly ref: string;
  readonly kind: FindingKind;
  readonly personId: PersonId | null;
  /** Milliseconds since 1970. */
  readonly recordedAt: number;
  /** JSON of the domain type that belongs to the kind. */
  readonly content: unknown;
}

/** The results of services, which may contain personal data. */
export interface Findings {
  /** Records once: the same id again changes nothing and returns the same reference. */
  record(finding: {
    readonly caseId: CaseId;
    readonly findingId: string;
    readonly kind: FindingKind;
    readonly personId: PersonId | null;
    readonly content: Uint8Array;
  }): Promise<string>;
  /** Null for an unknown reference and for one of another case. */
  read(caseId: CaseId, ref: string): Promise<ProviderFinding | null>;
  /** The findings of a case, of some kinds or of all, oldest first. */
  ofCase(caseId: CaseId, kinds?: readonly FindingKind[]): Promise<readonly ProviderFinding[]>;
  erase(caseId: CaseId): Promise<void>;
}

export interface FindingsOptions {
  readonly repository: FindingRepository;
  readonly keys: CaseKeys;
  readonly now: () => number;
}

export function createFindings({ repository, keys, now }: FindingsOptions): Findings {
  async function opened(finding: StoredFinding): Promise<ProviderFinding> {
    const { _id: ref, caseId, kind, personId, recordedAt, sealed } = finding;
    const plain = await keys.open(caseId, placeOf(ref), sealed);
    return { ref, kind, personId, recordedAt, content: JSON.parse(fromUtf8(plain)) };
  }

  return {
    record: async ({ caseId, findingId, kind, personId, content }) => {
      const ref = `${caseId}/${findingId}`;
      const sealed = await keys.seal(caseId, placeOf(ref), content);
      await repository.insert({ _id: ref, caseId, kind, personId, recordedAt: now(), sealed });
      return ref;
    },
    read: async (caseId, ref) => {
      const found = await repository.find(ref);
      return found === null || found.caseId !== caseId ? null : opened(found);
    },
    ofCase: async (caseId, kinds) => Promise.all((await repository.ofCase(caseId, kinds)).map(opened)),
    erase: (caseId) => repository.erase(caseId),
  };
}

function placeOf(ref: string): string {
  return `finding/${ref}`;
}

/** The newest finding of a kind, for one person where the kind is about persons. */
export function newestOf(
  findings: readonly ProviderFinding[],
  kind: FindingKind,
  personId: string | null = null,
): ProviderFinding | undefined {
  return findings.findLast((one) => one.kind === kind && (personId === null || one.personId === personId));
}
