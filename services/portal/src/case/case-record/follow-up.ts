import type { CaseId } from '@kontor/domain/case/case-id';
import { fromUtf8, toBytes } from './bytes.js';
import { CaseKeyGone, type CaseKeys } from './case-keys.js';
import type { CaseRecord, FollowUpStep } from './case-record.js';

type OpenKeys = Pick<CaseKeys, 'open'>;

/** Where a reason is sealed: each has the time at which it was given. */
export const followUpPlace = (at: number): string => `follow-up/${at}`;

/** The reason of a step; null where it has none, or its case was erased. */
export async function followUpReason(
  keys: OpenKeys,
  caseId: CaseId,
  { at, sealed }: FollowUpStep,
): Promise<string | null> {
  if (sealed === null) return null;
  try {
    return fromUtf8(await keys.open(caseId, followUpPlace(at), toBytes(sealed)));
  } catch (error) {
    if (error instanceof CaseKeyGone) return null;
    throw error;
  }
}

/** Why the case is put aside now, or was until today; null when it is not. */
export async function presentFollowUpReason(
  keys: OpenKeys,
  { _id, followUpAt, followUps = [] }: Pick<CaseRecord, '_id' | 'followUpAt'> & Partial<Pick<CaseRecord, 'followUps'>>,
): Promise<string | null> {
  const last = followUps.at(-1);
  return (followUpAt ?? null) === null || last === undefined ? null : followUpReason(keys, _id, last);
}
