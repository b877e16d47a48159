import { caseStatus } from '@kontor/domain/case/case-status';
import type { CaseId } from '@kontor/domain/case/case-id';
import type { CaseRecord, CaseRepository } from '../../case/case-record/case-record.module.js';
import { problem } from '../../http/answer/problem-table.js';
import type { Session } from '../../access/session/session.module.js';

/** A case as a side may read it. @throws Problem 404, and 410 for a customer once it was archived */
export async function shownCase(
  cases: Pick<CaseRepository, 'find'>,
  caseId: CaseId,
  side: Session['side'],
): Promise<CaseRecord> {
  const found = await cases.find(caseId);
  if (found === null || found.hidden) throw problem('not-found');
  if (side === 'customer' && (found.erased || found.status === caseStatus.archived)) throw problem('archived');
  return found;
}
