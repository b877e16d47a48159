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

/** The counter of the case, who gives the command and what it asks: two people never share a command. */
function commandIdOf(
  { command, accountId }: Pick<StaffCommand, 'command' | 'accountId'>,
  { snapshot }: Pick<CaseRecord, 'snapshot'>,
): string {
  if (command.name === 'release') return `release:${snapshot?.attempt ?? 0}`;
  return [command.name, snapshot?.round ?? 0, accountId, ...askedOf(command)].join(':');
}

function askedOf(command: CaseCommand): readonly (string | number | boolean)[] {
  switch (command.name) {
    case 'passToCoreBanking':
      return [command.mode];
    case 'finish':
      return [command.success, command.accountOpened ?? 'booked'];
    case 'assign':
      return [command.to ?? ''];
    case 'debugSetStatus':
      return [command.status];
    default:
      return [];
  }
}

/**
 * Sends commands of staff with ids from the case's counters, so that a repeated command is the same one. Concurrent
 * equal requests share one answer.
 */
export function createRunStaffCommand(cases: Pick<CaseRepository, 'find'>, sendCommand: SendCommand): RunStaffCommand {
  const underWay = new Map<string, Promise<CaseOutcome>>();

  async function run(given: StaffCommand): Promise<CaseOutcome> {
    const { caseId, command, accountId, deadlineMs } = given;
    const found = await workableCase(cases, caseId);
    const actor: CaseActor = { side: 'staff', accountId };
    const commandId = commandIdOf(given, found);
    const seen = found.projectedSeq;
    return sendCommand({
      caseId,
      commandId,
      command,
      actor,
      seen,
      ...(deadlineMs === undefined ? {} : { deadlineMs }),
    });
  }

  return (given) => {
    const key = JSON.stringify([given.caseId, given.accountId, given.command]);
    const running = underWay.get(key) ?? run(given).finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  };
}
