import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { UserError } from '../../../deploy/local/command-line/user-error.mjs';
import { isTaken } from '../../../deploy/local/stack/ports.mjs';
import { takeLock } from '../../../deploy/local/supervisor/process-lock.mjs';

/**
 * Ports of the tests: every checkout has a row of its own by its path, below those that Linux gives to outgoing
 * connections (32768 and above). Two paths may mean the same row; the second run takes the next one.
 */

const firstPort = 20_000;
const rows = 120;
/** The stack of a run, and those that tests start beside it. */
export const rowSize = 100;

/**
 * @param {string} folder of the checkout
 * @param {number} [attempt] how many rows it found taken
 * @returns {number} the first port of the row
 */
export function portRow(folder, attempt = 0) {
  const hash = createHash('sha256').update(folder).digest().readUInt32BE();
  return firstPort + ((hash + attempt) % rows) * rowSize;
}

/**
 * @param {number} base
 * @returns {Promise<boolean>}
 */
async function isFree(base) {
  const taken = await Promise.all(Array.from({ length: rowSize }, (_, index) => isTaken(base + index)));
  return !taken.includes(true);
}

/**
 * @param {{ cache: string, folder: string }} given folder: of the checkout
 * @returns {Promise<{ base: number, release: () => void }>} a row in which nobody listens, until it is given back
 */
export async function claimPortRow({ cache, folder }) {
  for (let attempt = 0; attempt < rows; attempt += 1) {
    const base = portRow(folder, attempt);
    const taken = takeLock(join(cache, 'ports', `${base}.lock.json`), { folder });
    if (!('release' in taken)) continue;
    if (await isFree(base)) return { base, release: taken.release };
    taken.release();
  }
  const last = firstPort + rows * rowSize - 1;
  throw new UserError(`No row of ${rowSize} free ports between ${firstPort} and ${last}`, [
    'name a free one: KONTOR_TEST_PORT_BASE=33000 npm test',
  ]);
}
