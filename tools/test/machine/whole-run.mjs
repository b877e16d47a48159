import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { step } from '../../../deploy/local/command-line/progress.mjs';
import { UserError } from '../../../deploy/local/command-line/user-error.mjs';
import { isSameProcess } from '../../../deploy/local/supervisor/os-process.mjs';
import { takeLock } from '../../../deploy/local/supervisor/process-lock.mjs';

/** One whole run at a time on a machine: two would take each other's processors and break limits of time. */

const pollMs = 200;

/**
 * @param {import('../../../deploy/local/supervisor/process-lock.mjs').Holder} holder
 * @returns {string} who it is
 */
function describe({ pid, checkout, since }) {
  return `the whole run of ${String(checkout)} (pid ${pid}, since ${String(since)})`;
}

/**
 * @param {object} given
 * @param {string} given.cache
 * @param {string} given.checkout
 * @param {boolean} given.mayWait else it refuses while another one runs
 * @param {() => boolean} given.isInterrupted
 * @returns {Promise<() => void>} gives the turn back
 * @throws {UserError} naming the other run
 */
export async function takeTurn({ cache, checkout, mayWait, isInterrupted }) {
  const path = join(cache, 'whole-run.lock.json');
  for (;;) {
    const taken = takeLock(path, { checkout, since: new Date().toLocaleTimeString('en-GB') });
    if ('release' in taken) return taken.release;
    const { holder } = taken;
    if (!mayWait)
      throw new UserError(`Another run has this machine: ${describe(holder)}`, ['without --no-wait this one waits']);
    await step(`Waiting for ${describe(holder)}`, async () => {
      while (isSameProcess(holder)) {
        if (isInterrupted()) throw new UserError('Interrupted');
        await setTimeout(pollMs);
      }
    });
  }
}
