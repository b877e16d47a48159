import type { CaseId } from '@kontor/domain/case/case-id';
import type { CaseOutcome } from '@kontor/domain/case/case-outcome';
import { isDisableProcessPossible } from '@kontor/domain/case/available-commands';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import { workableCase } from '../../case/case-record/case-record.module.js';
import { problem } from '../../http/answer/problem-table.js';

/**
 * Hides a case and ends its automation. A hidden one is removed already, as whoever asks again wants: the answer was
 * lost, or somebody else was faster. The erased history no longer says who it was. @throws Problem 409 in a status that
 * does not allow it
 */
export async function disableProcess(
  core: Pick<CaseCore, 'cases' | 'runStaffCommand'>,
  caseId: CaseId,
  accountId: string,
): Promise<CaseOutcome> {
  if ((await core.cases.find(caseId))?.hidden === true) return { kind: 'done' };
  const { snapshot } = await workableCase(core.cases, caseId);
  if (snapshot !== null && !isDisableProcessPossible(snapshot)) throw problem('illegal', { state: 'illegal' });
  return core.runStaffCommand({ caseId, command: { name: 'disableProcess' }, accountId });
}
