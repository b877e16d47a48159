import type { CaseId } from '@kontor/domain/case/case-id';
import type { CaseActor, CaseCommand } from '@kontor/domain/case/case-command';
import type { CaseOutcome } from '@kontor/domain/case/case-outcome';
import { illegalFor } from '../../http/answer/illegal.js';
import { problem } from '../../http/answer/problem-table.js';
import { takenProblem } from './taken.js';
import type { CaseProcessPort, ProcessAnswer } from './case-process.js';
import { type CaseRepository, isArchived } from '../case-record/case-record.module.js';

export interface CommandRequest {
  readonly caseId: CaseId;
  /** Business id, e.g. `order:0`; repeating it attaches to the same command. */
  readonly commandId: string;
  readonly command: CaseCommand;
  readonly actor: CaseActor;
  /** How far the portal showed the case to whoever gives the command. */
  readonly seen?: number;
  /** Total time to wait for the result, ms (default 25,000). */
  readonly deadlineMs?: number;
}

/** Sends a command to a case and returns its outcome; refusals and unreachability are Problems. */
export type SendCommand = (request: CommandRequest) => Promise<CaseOutcome>;

export const commandDeadlineMs = 25_000;
const acceptanceMs = 3_000;

export interface SendCommandDeps {
  readonly cases: Pick<CaseRepository, 'find'>;
  readonly process: Pick<CaseProcessPort, 'command'>;
  readonly now: () => number;
}

/**
 * Creates the function that sends commands to cases. A result that does not arrive in time is `idle_timeout`.
 * @throws Problem 409 illegal, busy or taken, 410 archived, 404 unknown, 503 when nobody accepts within 3 s.
 */
export function createSendCommand({ cases, process, now }: SendCommandDeps): SendCommand {
  return async ({ caseId, deadlineMs = commandDeadlineMs, ...envelope }) => {
    const { command, actor } = envelope;
    const start = now();
    const times = { acceptBy: start + Math.min(acceptanceMs, deadlineMs), resultBy: start + deadlineMs };
    const answer = await process.command(caseId, envelope, times);
    if (answer.kind === 'outcome') return answer.outcome;
    if (answer.kind === 'late') return { kind: 'interrupted', state: 'idle_timeout', findingRef: null };
    throw await refusalOf(cases, { caseId, command, actor }, answer);
  };
}

type Refusal = Exclude<ProcessAnswer, { kind: 'outcome' | 'late' }>;

async function refusalOf(
  cases: Pick<CaseRepository, 'find'>,
  { caseId, command, actor }: Pick<CommandRequest, 'caseId' | 'command' | 'actor'>,
  answer: Refusal,
): Promise<Error> {
  if (answer.kind === 'unreachable') return problem('unavailable');
  const found = await cases.find(caseId);
  if (found === null) return problem('not-found');
  if (isArchived(found)) return problem('archived');
  // A task of the process was lost after it had projected; in some seconds it has repeated it.
  if (answer.kind === 'refused' && answer.seq !== undefined && answer.seq < found.projectedSeq)
    return problem('busy', { state: 'busy' });
  if (answer.kind === 'refused' && answer.reason === 'taken') return takenProblem(answer.owner);
  if (answer.kind === 'refused' && answer.reason === 'illegal') return illegalFor(actor.side, command.name);
  if (answer.kind === 'refused') return problem(answer.reason, { state: answer.reason });
  // The case is registered, but its process does not exist yet: retry.
  return problem('unavailable');
}
