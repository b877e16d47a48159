import type { CaseId } from '@kontor/domain/case/case-id';
import { waitingForOf } from '@kontor/domain/case/waiting-for';
import { changeCase } from './change-case.js';
import type { CaseRepository } from './case.repository.js';

/** Notes whether an act on a case waits for a second person: meanwhile the case waits for the bank. */
export async function markApproval(
  cases: Pick<CaseRepository, 'find' | 'change'>,
  caseId: CaseId,
  { isOpen, at }: { readonly isOpen: boolean; readonly at: number },
): Promise<void> {
  await changeCase(cases, caseId, ({ approvalOpen, snapshot, waitingFor, erased }) => {
    if (approvalOpen === isOpen || erased) return null;
    const next = snapshot === null ? waitingFor : waitingForOf({ ...snapshot, approvalOpen: isOpen });
    return { approvalOpen: isOpen, waitingFor: next, ...(next === waitingFor ? {} : { waitingSince: at }) };
  });
}
