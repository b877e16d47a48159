import { hasEnded } from '@kontor/domain/case/case-status';
import { isCaseId } from '@kontor/domain/case/case-id';
import type { CaseFilter, SearchHash } from '../../case/case-record/case-record.module.js';
import type { CaseSelection } from './list-query.js';
import { meaningsOf } from './search-meanings.js';

export interface QueryBasis {
  readonly hash: SearchHash;
  readonly openStatuses: readonly number[];
  /** A case that waits for the bank since before is stalled, ms since 1970. */
  readonly stalledBefore: number;
  /** Ms since 1970. */
  readonly now: number;
  /** Who asks. */
  readonly accountId: string;
}

/**
 * The search over cases of a selection. Closed cases are included only on request, and who asks for the own ones means
 * those that are not over; a text is searched for beyond the
 * queue, because who types a name looks for a case wherever it is.
 */
export function queryOf(
  { search, ids, statuses: chosen, unrevisedOnly, attentionOnly, queueOnly, mineOnly, asideOnly }: CaseSelection,
  { hash, openStatuses, stalledBefore, now, accountId }: QueryBasis,
): CaseFilter {
  const text = search.trim();
  const found = text === '' ? undefined : meaningsOf(text, hash);
  const anyOf = ids === null ? found : ids.filter(isCaseId).map((id) => ({ id }));
  const unasked = mineOnly && text === '' ? openStatuses.filter((status) => !hasEnded(status)) : openStatuses;
  const statuses = chosen ?? (ids === null ? unasked : undefined);
  return {
    ...(statuses === undefined ? {} : { statuses }),
    ...(anyOf === undefined ? {} : { anyOf }),
    unrevisedOnly,
    ...(attentionOnly ? { attentionBefore: stalledBefore } : {}),
    ...(queueOnly && text === '' ? { inQueueAt: now } : {}),
    ...(asideOnly ? { putAside: true } : {}),
    ...(mineOnly ? { owner: accountId } : {}),
  };
}
