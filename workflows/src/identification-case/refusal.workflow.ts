import type { CaseCommand } from '@kontor/domain/case/case-command';
import type { Decision } from '@kontor/domain/case/case-outcome';
import { commandRefused, type RefusalDetail } from '@kontor/workflow-contract/identification-case.contract';
import { ApplicationFailure } from '@temporalio/workflow';

/** The failure of a command that the status does not allow. `seq`: see `RefusalDetail`. */
export function refusalOf(
  { name }: CaseCommand,
  { decision: _decision, ...refusal }: Extract<Decision, { decision: 'refuse' }>,
  seq: number | null,
): ApplicationFailure {
  const detail: RefusalDetail = seq === null ? refusal : { ...refusal, seq };
  return ApplicationFailure.nonRetryable(`${name}: ${refusal.reason}`, commandRefused, detail);
}
