import { join } from 'node:path';
import { ready, startCommands } from '../../deploy/local/start.fixture.mjs';
import { print } from '../../deploy/local/command-line/progress.mjs';
import { resolvePorts } from '../../deploy/local/stack/ports.mjs';

/** Behind the ports of the run's own stack and of those that other tests start. */
const portOffset = 60;

/**
 * Starts a bank of its own by the command of docs/set-up-a-bank.md, on a new data folder, and stops it afterwards. The
 * folder stays when something failed.
 * @param {string} portBase
 * @param {'production' | 'demo'} profile an empty bank, or one with demo staff
 * @param {(env: Record<string, string>) => Promise<import('./outcome.mjs').Outcome>} work with the bank's addresses
 */
export async function withOwnBank(portBase, profile, work) {
  const { command, data, env, remove } = startCommands(Number(portBase) + portOffset);
  const running = command('start.mjs', ['--quiet'], { KONTOR_PROFILE: profile });
  try {
    await ready(running);
    const outcome = await work(addressesOf(env));
    await stop(running);
    if (outcome.failed === 0) remove();
    else print(`  Log of the bank: ${join(data, 'logs', 'kontor.log')}`);
    return outcome;
  } finally {
    await stop(running);
  }
}

/**
 * @param {{ portBase: string, engines: import('../../deploy/local/stack/engines.mjs').Engines }} run
 * @returns {Record<string, string>} ports, addresses and NATS for a stack that a test starts beside the run's own
 */
export function stackBeside({ portBase, engines }) {
  const env = { KONTOR_PORT_BASE: String(Number(portBase) + portOffset) };
  return { ...env, ...addressesOf(env), NATS_SERVER_BIN: engines.nats.path };
}

/** @param {import('../../deploy/local/start.fixture.mjs').Started} started */
async function stop({ child, ended }) {
  child.kill('SIGHUP');
  await ended;
}

/**
 * @param {Record<string, string>} env
 * @returns {Record<string, string>} by the name that the links of mails have
 */
function addressesOf(env) {
  const { KONTOR_PORT, MAIL_PORT, SANDBOX_PORT } = resolvePorts(env);
  const at = (/** @type {number} */ port) => `http://localhost:${port}`;
  return { ...env, KONTOR_URL: at(KONTOR_PORT), MAIL_URL: at(MAIL_PORT), SANDBOX_URL: at(SANDBOX_PORT) };
}
