import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { environment } from '../../deploy/local/command-line/environment.mjs';
import { UserError } from '../../deploy/local/command-line/user-error.mjs';
import { runningSupervisor } from '../../deploy/local/supervisor/lock.mjs';
import { dataFolder, inRoot, root } from '../../deploy/local/command-line/paths.mjs';
import { resolvePorts } from '../../deploy/local/stack/ports.mjs';
import { step } from '../../deploy/local/command-line/progress.mjs';
import { mustRun } from '../../deploy/local/command-line/run.mjs';

/**
 * Compiles the tests and runs one of their programs on the running stack (npm start).
 * @param {string} program path below tests/, without its ending
 * @param {{ args?: readonly string[], env?: Readonly<Record<string, string>> }} [given]
 * @returns {Promise<number>} its exit code
 */
export async function runAgainstStack(program, { args = [], env = {} } = {}) {
  const data = dataFolder(environment);
  if (runningSupervisor(data) === undefined)
    throw new UserError(`Kontor does not run on ${data}`, ['start it in another terminal: npm start']);
  const tsc = inRoot('node_modules/.bin/tsc');
  await step('Compiling the program', () => mustRun(tsc, ['-b', 'tests'], { what: 'Compiling the program' }));
  const child = spawn(process.execPath, [inRoot(`tests/dist/${program}.js`), ...args], {
    cwd: root,
    env: { ...stackAddresses(data), ...environment, ...env },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}

/** @param {string} data */
function stackAddresses(data) {
  const ports = resolvePorts(environment);
  const local = (/** @type {number} */ port) => `http://127.0.0.1:${port}`;
  return {
    KONTOR_URL: local(ports.KONTOR_PORT),
    MAIL_URL: local(ports.MAIL_PORT),
    SANDBOX_URL: local(ports.SANDBOX_PORT),
    IDENTITY_WEBHOOK_URL: local(ports.IDENTITY_WEBHOOK_PORT),
    TEMPORAL_ADDRESS: `127.0.0.1:${ports.TEMPORAL_PORT}`,
    MONGODB_URI: `mongodb://127.0.0.1:${ports.MONGO_PORT}`,
    KONTOR_DATA: data,
  };
}
