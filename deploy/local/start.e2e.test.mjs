import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { environment } from './command-line/environment.mjs';
import { isSameProcess } from './supervisor/os-process.mjs';
import { resolvePorts } from './stack/ports.mjs';
import { ready, startCommands } from './start.fixture.mjs';
import { stopOrder } from './supervisor/supervisor.mjs';

const memoryLimitMb = 1700;
const base = Number(environment.KONTOR_PORT_BASE ?? 28_000) + 20;
const { command, data, env, instanceId, recorded, remove } = startCommands(base);

after(remove);

describe('npm start', () => {
  /** @type {import('./start.fixture.mjs').Started} */
  let running;
  let instance = '';

  it('names a port in use with its variable', async () => {
    const { MAIL_PORT } = resolvePorts(env);
    const server = createServer().listen(MAIL_PORT, '127.0.0.1');
    await once(server, 'listening');
    const { output, ended } = command('start.mjs');
    assert.equal(await ended, 1);
    assert.match(output.text, new RegExp(`Taken port: ${MAIL_PORT} \\(inbox of the mail sink, MAIL_PORT\\)`));
    server.close();
  });

  it('starts everything and prints the addresses', async () => {
    running = command('start.mjs', ['--quiet']);
    await ready(running);
    instance = instanceId();
    assert.match(running.output.text, new RegExp(`http://localhost:${base}/bm +back office`));
    assert.match(running.output.text, /sachbearbeitung@kontor\.test/);
    assert.equal((await fetch(`http://127.0.0.1:${base}/`)).status, 200);
  });

  it('a registration cannot choose the windows of its case, as in the test profile', async () => {
    const { status } = await fetch(`http://127.0.0.1:${base}/api/me/register`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': 'start-with-own-windows',
        'kontor-case-policy': '{"archiveAfterMs":1000}',
      },
      body: '{}',
    });
    assert.equal(status, 403);
  });

  it('a second start prints the pid of the first', async () => {
    const { output, ended } = command('start.mjs');
    assert.equal(await ended, 1);
    assert.match(output.text, new RegExp(`runs already on .*: pid ${running.child.pid}`));
  });

  it(`npm run status shows every process, together within ${memoryLimitMb} MB`, async () => {
    const { output, ended } = command('status.mjs');
    assert.equal(await ended, 0, output.text);
    for (const { names } of stopOrder)
      for (const name of names) assert.match(output.text, new RegExp(`^ +${name} +ready +\\d+`, 'm'));
    const sum = Number(/(\d+) MB in memory/.exec(output.text)?.[1]);
    assert.ok(sum > 0 && sum <= memoryLimitMb, `${sum} MB`);
  });

  it('a closed terminal stops all of it in order', async () => {
    const children = recorded();
    running.child.kill('SIGHUP');
    assert.equal(await running.ended, 0);
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

  it('starts again with its data', async () => {
    running = command('start.mjs', ['--quiet']);
    await ready(running);
    assert.equal(instanceId(), instance);
  });

  it(
    'killing the supervisor ends its children',
    { skip: process.platform === 'linux' ? false : 'needs setpriv', timeout: 30_000 },
    async () => {
      const children = recorded();
      running.child.kill('SIGKILL');
      await running.ended;
      // The kernel ends each of them at once, and needs a moment for it.
      while (children.some(isSameProcess)) await wait(50);
    },
  );

  it('refuses another engine for the same data, and names the remedies', async () => {
    const { output, ended } = command('start.mjs', [], { MONGODB_URI: 'mongodb://127.0.0.1:1' });
    assert.equal(await ended, 1);
    assert.match(output.text, /The data of this instance was made by mongo[^]*--fresh/);
  });
});
