import { readStoredEvents, requeueDeadLetter } from '@kontor/platform/bus/stored-events';
import type { CommandContext } from './command-context.js';
import { UserError } from './user-error.js';

const stream = 'DEAD_LETTERS';

/** Prints the events that could not be handled. */
export async function printDeadLetters({ bus, print }: CommandContext): Promise<void> {
  let count = 0;
  for await (const { sequence, storedAt, subject, id, bytes } of readStoredEvents(bus, stream)) {
    count += 1;
    print(`${sequence}  ${storedAt.toISOString()}  ${subject}  ${id}  ${bytes.length} bytes`);
  }
  print(count === 1 ? '1 dead letter' : `${count} dead letters`);
}

/** Publishes a dead letter to its original subject again; if it still cannot be handled, it becomes a dead letter again. */
export async function requeue({ bus }: CommandContext, sequence: number): Promise<string> {
  for await (const deadLetter of readStoredEvents(bus, stream)) {
    if (deadLetter.sequence !== sequence) continue;
    await requeueDeadLetter(bus, stream, deadLetter);
    return `dead letter ${sequence} (${deadLetter.id}) is back on ${deadLetter.subject}`;
  }
  throw new UserError(`There is no dead letter ${sequence}; "dead-letters" lists them`);
}
