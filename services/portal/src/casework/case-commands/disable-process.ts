import type { CaseId } from '@kontor/domain/case/case-id';
import type { CaseOutcome } from '@kontor/domain/case/case-outcome';
import { isDisableProcessPossible } from '@kontor/domain/case/available-commands';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import { type CaseRecord, workableCase } from '../../case/case-record/case-record.module.js';
import { problem } from '../../http/answer/problem-table.js';

/** Hides a case and ends its automation; answers who did it alike again. @throws Problem 409 in a status that does not allow it. */
export async function disableProcess(
  core: Pick<CaseCore, 'cases' | 'runStaffCommand'>,
  caseId: CaseId,
  accountId: string,
): Promise<CaseOutcome> {
  const found = await core.cases.find(caseId);
  // Whoever asks again, because the answer was lost, did remove it.
  if (found !== null && isRemovedBy(found, accountId)) return { kind: 'done' };
  const { snapshot } = await workableCase(core.cases, caseId);
  if (snapshot !== null && !isDisableProcessPossible(snapshot)) throw problem('illegal', { state: 'illegal' });
  return core.runStaffCommand({ caseId, command: { name: 'disableProcess' }, accountId });
}

function isRemovedBy({ hidden, history }: CaseRecord, accountId: string): boolean {
  return hidden && history.some((line) => line.cause === 'disableProcess' && line.accountId === accountId);
}
