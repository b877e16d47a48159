import { randomUUID } from 'node:crypto';
import { fromActFields, toActFields } from '@kontor/case-client/operation/operator-act.message';
import { type ActOutcome, type OperatorCommand, outcomeText } from '@kontor/domain/operations/operator-act';
import type { CommandContext } from './command-context.js';
import { codeOf, UserError } from './user-error.js';

/** An operator's action: who does what to what, and why. */
export interface Act {
  readonly by: string;
  readonly command: OperatorCommand;
  readonly subject: string;
  readonly reason: string;
}

const longestOutcome = 500;

/**
 * Runs an operator's action and records it: who and why before it runs, the outcome after. What cannot be recorded is
 * not run. @throws UserError
 */
export async function runRecorded(
  { cases }: Pick<CommandContext, 'cases'>,
  act: Act,
  work: (actId: string) => Promise<string>,
): Promise<string> {
  const record = {
    actId: randomUUID(),
    at: BigInt(Date.now()),
    ...act,
    ...toActFields({ command: act.command, outcome: '' }),
  };
  await cases.recordAct({ act: record }).catch((error: unknown) => {
    throw new UserError(
      `Nothing was done: the portal cannot record it (${codeOf(error)}). Look for the portal in npm run status.`,
    );
  });
  const settle = (outcome: ActOutcome) => {
    const text = outcomeText(outcome).slice(0, longestOutcome);
    return cases.recordAct({ act: { ...record, ...toActFields({ command: act.command, outcome: text }) } });
  };
  const outcome = await work(record.actId).catch(async (error: unknown) => {
    const detail = error instanceof UserError ? error.message : codeOf(error);
    await settle({ result: 'failed', detail }).catch(() => undefined);
    throw error;
  });
  await settle({ result: 'done', detail: outcome }).catch((error: unknown) => {
    throw new UserError(
      `Done: ${outcome}. The outcome could not be recorded (${codeOf(error)}): record it with "note" and do not repeat the action.`,
    );
  });
  return outcome;
}

/** Prints the newest actions, of one subject or of all. */
export async function printActs({ cases, print }: CommandContext, subject: string): Promise<void> {
  const { acts } = await cases.listActs({ limit: 50, subject });
  if (acts.length === 0) print('No actions recorded.');
  for (const act of acts) {
    const at = new Date(Number(act.at)).toISOString();
    const { command, outcome } = fromActFields(act);
    print(`${at}  ${act.by}  ${command} ${act.subject}  (${act.reason})  ${outcome || 'outcome unknown'}`);
  }
}
