import type { CaseId } from '@kontor/domain/case/case-id';
import { caseStatus } from '@kontor/domain/case/case-status';
import { problem } from '../../http/answer/problem-table.js';
import type { CaseRecord } from './case-record.js';
import type { CaseRepository } from './case.repository.js';

/** Whether a case accepts no more commands. */
export function isArchived({ status, hidden, erased }: Pick<CaseRecord, 'status' | 'hidden' | 'erased'>): boolean {
  return status === caseStatus.archived || hidden || erased;
}

/** The case that a request wants to change. @throws Problem 404 unknown, 410 archived or removed. */
export async function workableCase(cases: Pick<CaseRepository, 'find'>, caseId: CaseId): Promise<CaseRecord> {
  const found = await cases.find(caseId);
  if (found === null) throw problem('not-found');
  if (isArchived(found)) throw problem('archived');
  return found;
}
