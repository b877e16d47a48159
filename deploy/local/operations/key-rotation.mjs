import { existsSync, readFileSync } from 'node:fs';
import { askSupervisor } from '../supervisor/control-client.mjs';
import { environment } from '../command-line/environment.mjs';
import { UserError } from '../command-line/user-error.mjs';
import { controlSocket, dataFolder } from '../command-line/paths.mjs';
import { print } from '../command-line/progress.mjs';
import { previousFile, openSecrets, renewSecret, retireSecret } from '../stack/secrets.mjs';

/**
 * Keys that can be changed while the stack runs, with the processes that read them and what has to follow.
 * @typedef {object} Rotation
 * @property {readonly string[]} restarts in this order; those that accept the new one before those that use it
 * @property {'none' | 'last' | 'all'} keeps which of the keys before are good until they are retired
 * @property {boolean} wraps data keys are wrapped under it
 */

/** @type {Readonly<Record<string, Rotation>>} */
export const rotations = {
  MASTER_KEY: { restarts: ['portal'], keeps: 'all', wraps: true },
  VAULT_KEY: { restarts: ['portal'], keeps: 'all', wraps: true },
  TOKEN_PRIVATE_KEY: { restarts: ['portal'], keeps: 'none', wraps: false },
  EXPORT_PRIVATE_KEY: { restarts: ['portal'], keeps: 'none', wraps: false },
  BANKING_WEBHOOK_SECRET: { restarts: ['identity', 'sandbox'], keeps: 'last', wraps: false },
  COMPANY_CHECK_WEBHOOK_SECRET: { restarts: ['company-check', 'sandbox'], keeps: 'last', wraps: false },
};

/**
 * @param {'rotate-key' | 'retire-key'} command
 * @param {readonly string[]} args name of the key, `--reason` and `--by`
 * @param {(args: readonly string[]) => Promise<number>} ops
 * @returns {Promise<number>}
 */
export async function rotateKey(command, [name = '', ...options], ops) {
  const rotation = rotations[name];
  if (rotation === undefined)
    throw new UserError(`"${name}" is no key that can be changed here`, [
      `there are: ${Object.keys(rotations).join(', ')}`,
    ]);
  if (command === 'retire-key' && rotation.keeps === 'none') throw new UserError(`${name} keeps no previous key`);
  const data = dataFolder(environment);
  if (!existsSync(data)) throw new UserError(`There is no data folder ${data}`, ['name it by KONTOR_DATA']);
  openSecrets(data);
  if (command === 'retire-key' && isEmpty(previousFile(data, name))) throw new UserError(`${name} has no previous key`);
  if (command === 'retire-key' && rotation.wraps) {
    // What is still wrapped under the old key could never be opened again.
    const wrapped = await ops(['rewrap-keys', ...options]);
    if (wrapped !== 0) return wrapped;
  }
  // Recorded first, so that no rotation happens without a record.
  const noted = await ops(['note', `${command}:${name}`, ...options]);
  if (noted !== 0) return noted;
  if (command === 'rotate-key') renewSecret(data, name, rotation);
  else retireSecret(data, name);
  for (const process of rotation.restarts) await restart(data, process, rotation.keeps === 'none' ? undefined : name);
  if (command === 'rotate-key' && rotation.wraps) return ops(['rewrap-keys', ...options]);
  return 0;
}

/** @param {string} path */
function isEmpty(path) {
  return !existsSync(path) || readFileSync(path, 'utf8').trim() === '';
}

/**
 * @param {string} data
 * @param {string} process
 * @param {string | undefined} name of the key that has a previous one
 */
async function restart(data, process, name) {
  const variables = name === undefined ? {} : { [`${name}_PREVIOUS_FILE`]: previousFile(data, name) };
  const path = environment.KONTOR_CONTROL ?? controlSocket(data);
  await askSupervisor(path, { command: 'restart', process, variables });
  print(`${process} restarted`);
}
