import { randomUUID } from 'node:crypto';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type { Desk } from './desk.js';
import { Refusal } from './refusal.js';

/** Who does what to what, and why. */
export interface Act {
  readonly by: string;
  readonly command: string;
  readonly subject: string;
  readonly reason: string;
}

const longestOutcome = 500;

/**
 * Does something that is on record: who and why before it is done, what came of it after. What cannot be recorded is
 * not done. @throws Refusal
 */
export async function onRecord(
  { cases }: Pick<Desk, 'cases'>,
  act: Act,
  work: (actId: string) => Promise<string>,
): Promise<string> {
  const record = { actId: randomUUID(), at: BigInt(Date.now()), ...act, outcome: '' };
  await cases.recordAct({ act: record }).catch((error: unknown) => {
    const why = error instanceof ServiceFault ? error.code : 'unknown';
    throw new Refusal(`Nothing was done: the portal cannot record it (${why}). Look for the portal in npm run status.`);
  });
  const settle = (outcome: string) =>
    cases.recordAct({ act: { ...record, outcome: outcome.slice(0, longestOutcome) } });
  try {
    const outcome = await work(record.actId);
    await settle(`done: ${outcome}`);
    return outcome;
  } catch (error) {
    await settle(`failed: ${error instanceof Refusal ? error.message : codeOf(error)}`).catch(() => undefined);
    throw error;
  }
}

/** Texts of faults may quote what does not belong on record. */
function codeOf(error: unknown): string {
  if (error instanceof ServiceFault) return error.code;
  return error instanceof Error ? error.name : 'unknown';
}

/** Says the newest acts, of one subject or of all. */
export async function sayActs({ cases, say }: Desk, subject: string): Promise<void> {
  const { acts } = await cases.listActs({ limit: 50, subject });
  if (acts.length === 0) say('No acts on record.');
  for (const act of acts) {
    const at = new Date(Number(act.at)).toISOString();
    say(`${at}  ${act.by}  ${act.command} ${act.subject}  (${act.reason})  ${act.outcome || 'no outcome known'}`);
  }
}
