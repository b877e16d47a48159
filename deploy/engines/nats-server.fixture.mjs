import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { environment } from '../local/command-line/environment.mjs';
import { freePort } from './free-port.fixture.mjs';
import { findNats, natsCommand, readNatsFacts } from './nats.mjs';

/**
 * Whether somebody listens on a port.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
async function accepts(port) {
  const socket = connect({ host: '127.0.0.1', port });
  const isConnected = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isConnected;
}

/**
 * A separate NATS for a test; passwords equal the users' names.
 * @param {{ tls?: import('./nats.mjs').ServerFiles }} [options]
 */
export async function ownNats({ tls } = {}) {
  const { path } = await findNats(environment);
  const folder = mkdtempSync(join(tmpdir(), 'kontor-nats-'));
  const [port, monitorPort] = [await freePort(), await freePort()];
  const settings = {
    folder,
    port,
    monitorPort,
    instance: 'of-the-test',
    password: (/** @type {string} */ user) => user,
    ...(tls === undefined ? {} : { tls }),
  };
  const { command, args } = await natsCommand({ server: path, ...settings });
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  return {
    port,
    config: args[1] ?? '',
    monitor: `http://127.0.0.1:${monitorPort}`,
    async start() {
      child = spawn(command, args, { stdio: 'ignore' });
      while ((await readNatsFacts(`http://127.0.0.1:${monitorPort}`).catch(() => undefined)) === undefined)
        await wait(30);
      // It serves its facts before it accepts clients.
      while (!(await accepts(port))) await wait(30);
    },
    async end() {
      if (child === undefined || child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * Sends protocol lines to NATS as one user, and returns the server's output.
 * @param {number} port
 * @param {string} user
 * @param {readonly string[]} lines
 * @returns {Promise<string>}
 */
export async function speak(port, user, lines) {
  const socket = connect({ host: '127.0.0.1', port });
  let received = '';
  socket.setEncoding('utf8').on('data', (/** @type {string} */ text) => (received += text));
  const login = { verbose: false, pedantic: false, user, pass: user, headers: true, no_responders: true };
  socket.write([`CONNECT ${JSON.stringify(login)}`, ...lines, 'PING', ''].join('\r\n'));
  const deadline = Date.now() + 3000;
  while (!received.includes('PONG') && !socket.destroyed && Date.now() < deadline) await wait(10);
  socket.destroy();
  return received;
}
