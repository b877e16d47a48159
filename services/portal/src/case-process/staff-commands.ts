import type { CaseId } from '@kontor/domain/case/case-id';
import type { CaseActor, CaseCommand } from '@kontor/domain/case/case-command';
import type { CaseOutcome } from '@kontor/domain/case/case-outcome';
import { type CaseRecord, type CaseRepository, workableCase } from '../case-record/case-record.module.js';
import type { SendCommand } from './send-command.js';

export interface StaffCommand {
  readonly caseId: CaseId;
  readonly command: CaseCommand;
  readonly accountId: string;
  readonly deadlineMs?: number;
}

export type RunStaffCommand = (given: StaffCommand) => Promise<CaseOutcome>;

/** The counter of the case in a command's id. */
function commandIdOf(command: CaseCommand, { snapshot }: Pick<CaseRecord, 'snapshot'>): string {
  return command.name === 'release' ? `release:${snapshot?.attempt ?? 0}` : `${command.name}:${snapshot?.round ?? 0}`;
}

/**
 * Sends commands of staff with ids from the case's counters, so that a repeated command is the same one. Concurrent
 * equal requests share one answer.
 */
export function createRunStaffCommand(cases: Pick<CaseRepository, 'find'>, sendCommand: SendCommand): RunStaffCommand {
  const underWay = new Map<string, Promise<CaseOutcome>>();

  async function run({ caseId, command, accountId, deadlineMs }: StaffCommand): Promise<CaseOutcome> {
    const found = await workableCase(cases, caseId);
    const actor: CaseActor = { side: 'staff', accountId };
    const commandId = commandIdOf(command, found);
    return sendCommand({ caseId, commandId, command, actor, ...(deadlineMs === undefined ? {} : { deadlineMs }) });
  }

  return (given) => {
    const key = JSON.stringify([given.caseId, given.accountId, given.command]);
    const running = underWay.get(key) ?? run(given).finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  };
}
