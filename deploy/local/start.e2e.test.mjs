import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { environment } from './command-line/environment.mjs';
import { isSameProcess } from './supervisor/os-process.mjs';
import { inRoot } from './command-line/paths.mjs';
import { resolvePorts } from './stack/ports.mjs';
import { stopOrder } from './supervisor/supervisor.mjs';

/** The real command, on separate ports and a separate data folder. */

const warmStartMs = 30_000;
const stopMs = 15_000;
const memoryLimitMb = 2048;
const parent = mkdtempSync(join(tmpdir(), 'kontor-start-'));
const data = join(parent, 'data');
const base = Number(environment.KONTOR_PORT_BASE ?? 28_000) + 100;
const env = {
  PATH: environment.PATH ?? '',
  HOME: environment.HOME ?? '',
  ...(environment.KONTOR_CACHE === undefined ? {} : { KONTOR_CACHE: environment.KONTOR_CACHE }),
  KONTOR_DATA: data,
  KONTOR_PORT_BASE: String(base),
};

/**
 * @param {string} script
 * @param {readonly string[]} [args]
 * @param {Record<string, string>} [more]
 */
function command(script, args = [], more = {}) {
  const child = spawn(process.execPath, [inRoot(`deploy/local/${script}`), ...args], { env: { ...env, ...more } });
  const heard = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (heard.text += text));
  return { child, heard, ended: once(child, 'close').then(([code]) => Number(code)) };
}

/** @param {ReturnType<typeof command>} started */
async function ready({ child, heard }) {
  while (!heard.text.includes('\nKontor is ready\n')) {
    assert.equal(child.exitCode, null, heard.text);
    await wait(50);
  }
}

/** @returns {{ name: string, pid: number, mark: string }[]} */
const recorded = () => JSON.parse(readFileSync(join(data, 'children.json'), 'utf8'));
const instanceId = () => JSON.parse(readFileSync(join(data, 'instance.json'), 'utf8')).id;

after(() => rmSync(parent, { recursive: true, force: true }));

describe('npm start', () => {
  /** @type {ReturnType<typeof command>} */
  let running;
  let instance = '';

  it('names a port in use with its variable', async () => {
    const { MAIL_PORT } = resolvePorts(env);
    const server = createServer().listen(MAIL_PORT, '127.0.0.1');
    await once(server, 'listening');
    const { heard, ended } = command('start.mjs');
    assert.equal(await ended, 1);
    assert.match(heard.text, new RegExp(`Taken port: ${MAIL_PORT} \\(inbox of the mail sink, MAIL_PORT\\)`));
    server.close();
  });

  it('starts everything and prints the addresses', async () => {
    running = command('start.mjs', ['--quiet']);
    await ready(running);
    instance = instanceId();
    assert.match(running.heard.text, new RegExp(`http://localhost:${base}/bm +back office`));
    assert.match(running.heard.text, /sachbearbeitung@kontor\.test/);
    assert.equal((await fetch(`http://127.0.0.1:${base}/`)).status, 200);
  });

  it('a second start prints the pid of the first', async () => {
    const { heard, ended } = command('start.mjs');
    assert.equal(await ended, 1);
    assert.match(heard.text, new RegExp(`runs already on .*: pid ${running.child.pid}`));
  });

  it(`npm run status shows every process, together within ${memoryLimitMb} MB`, async () => {
    const { heard, ended } = command('status.mjs');
    assert.equal(await ended, 0, heard.text);
    for (const { names } of stopOrder)
      for (const name of names) assert.match(heard.text, new RegExp(`^ +${name} +ready +\\d+`, 'm'));
    const sum = Number(/(\d+) MB in memory/.exec(heard.text)?.[1]);
    assert.ok(sum > 0 && sum <= memoryLimitMb, `${sum} MB`);
  });

  it('a closed terminal stops all of it in time and in order', async () => {
    const children = recorded();
    const startedAt = Date.now();
    running.child.kill('SIGHUP');
    assert.equal(await running.ended, 0);
    assert.ok(Date.now() - startedAt <= stopMs, `${Date.now() - startedAt} ms`);
    assert.deepEqual(children.filter(isSameProcess), []);
    const log = readFileSync(join(data, 'logs', 'kontor.log'), 'utf8');
    const stops = ['portal', 'worker', 'identity'].map((name) =>
      log.search(new RegExp(`^\\S+ ${name} .*"msg":"stopping"`, 'm')),
    );
    assert.ok(
      stops.every((at) => at > 0),
      String(stops),
    );
    assert.deepEqual(
      stops,
      stops.toSorted((a, b) => a - b),
    );
  });

  it(`starts again with its data within ${warmStartMs / 1000} s`, async () => {
    const startedAt = Date.now();
    running = command('start.mjs', ['--quiet']);
    await ready(running);
    assert.ok(Date.now() - startedAt <= warmStartMs, `${Date.now() - startedAt} ms`);
    assert.equal(instanceId(), instance);
  });

  it(
    'killing the supervisor ends its children',
    { skip: process.platform === 'linux' ? false : 'needs setpriv' },
    async () => {
      const children = recorded();
      running.child.kill('SIGKILL');
      await running.ended;
      await wait(1000);
      assert.deepEqual(children.filter(isSameProcess), []);
    },
  );

  it('refuses another engine for the same data, and names the remedies', async () => {
    const { heard, ended } = command('start.mjs', [], { MONGODB_URI: 'mongodb://127.0.0.1:1' });
    assert.equal(await ended, 1);
    assert.match(heard.text, /The data of this instance was made by mongo[^]*--fresh/);
  });
});
