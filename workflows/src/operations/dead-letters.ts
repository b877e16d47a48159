import { readStoredEvents, requeueDeadLetter } from '@kontor/platform/bus/stored-events';
import type { Desk } from './desk.js';
import { Refusal } from './refusal.js';

const stream = 'DEAD_LETTERS';

/** Says which events could not be used. */
export async function sayDeadLetters({ bus, say }: Desk): Promise<void> {
  let count = 0;
  for await (const { sequence, storedAt, subject, id, bytes } of readStoredEvents(bus, stream)) {
    count += 1;
    say(`${sequence}  ${storedAt.toISOString()}  ${subject}  ${id}  ${bytes.length} bytes`);
  }
  say(count === 1 ? '1 dead letter' : `${count} dead letters`);
}

/** Puts one dead letter back to where it came from; what still cannot be used becomes a dead letter again. */
export async function requeue({ bus }: Desk, sequence: number): Promise<string> {
  for await (const letter of readStoredEvents(bus, stream)) {
    if (letter.sequence !== sequence) continue;
    await requeueDeadLetter(bus, stream, letter);
    return `dead letter ${sequence} (${letter.id}) is back on ${letter.subject}`;
  }
  throw new Refusal(`There is no dead letter ${sequence}; "dead-letters" lists them`);
}
