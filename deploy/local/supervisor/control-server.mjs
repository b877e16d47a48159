import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { constants } from 'node:os';
import { describeError, UserError } from '../command-line/user-error.mjs';
import { controlSocket } from '../command-line/paths.mjs';

/**
 * The supervisor's control socket: one line of JSON in, one line of JSON out; only the owner can open it.
 *
 * @typedef {{ command: string, process?: string, signal?: string, variables?: Record<string, string>, token?: string }} ControlRequest
 * @typedef {{ ok: true, result: unknown } | { ok: false, error: string }} ControlAnswer
 */

const stopGraceMs = 8000;

/**
 * @param {string} signal
 * @returns {NodeJS.Signals}
 */
function parseSignal(signal) {
  const name = signal.startsWith('SIG') ? signal : `SIG${signal}`;
  if (!(name in constants.signals)) throw new UserError(`${signal} is not a signal`);
  return /** @type {NodeJS.Signals} */ (name);
}

/**
 * Waits after SIGKILL until the process has ended, so that a following `ready` means the new one.
 * @param {import('./child.mjs').Child} child
 * @param {NodeJS.Signals} signal
 */
async function kill(child, signal) {
  const pid = child.signal(signal);
  while (signal === 'SIGKILL' && child.pid === pid) await new Promise((resolve) => setTimeout(resolve, 10));
  return pid;
}

/**
 * @param {import('./supervisor.mjs').Supervisor} supervisor
 * @param {ControlRequest} request
 * @returns {Promise<unknown>}
 */
async function execute(supervisor, { command, process: name = '', signal = 'SIGKILL', variables = {}, token = '' }) {
  switch (command) {
    case 'status':
      return supervisor.status();
    case 'kill':
      return { pid: await kill(supervisor.child(name), parseSignal(signal)) };
    case 'stop':
      await supervisor.child(name).stop(stopGraceMs);
      return { stopped: name };
    case 'start':
      await supervisor.child(name).start();
      return { started: name, pid: supervisor.child(name).pid };
    case 'ready':
      await supervisor.child(name).ready();
      return { ready: name, pid: supervisor.child(name).pid };
    case 'restart':
      await supervisor.restart(name, variables);
      return { restarted: name, pid: supervisor.child(name).pid };
    case 'hold':
      return supervisor.hold();
    case 'release':
      return supervisor.release(token);
    default:
      throw new UserError(`there is no command "${command}"`);
  }
}

/**
 * @param {string} data
 * @param {import('./supervisor.mjs').Supervisor} supervisor
 * @returns {Promise<() => Promise<void>>} closes it
 */
export async function serveControl(data, supervisor) {
  const path = controlSocket(data);
  rmSync(path, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    const lines = createInterface({ input: socket });
    lines.on('error', () => undefined);
    lines.on('line', (line) => {
      /** @param {ControlAnswer} answer */
      const reply = (answer) => socket.end(`${JSON.stringify(answer)}\n`);
      Promise.resolve()
        .then(() => execute(supervisor, JSON.parse(line)))
        .then((result) => reply({ ok: true, result }))
        .catch((error) => reply({ ok: false, error: describeError(error) }));
    });
  });
  const mask = process.umask(0o077);
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => resolve(undefined));
  }).finally(() => process.umask(mask));
  return () => new Promise((resolve) => server.close(() => resolve()));
}
