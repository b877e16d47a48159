import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, beforeEach, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { askSupervisor } from './control-client.mjs';
import { serveControl } from './control-server.mjs';
import { environment } from '../command-line/environment.mjs';
import { freePort } from '../../engines/free-port.fixture.mjs';
import { openLog } from './log.mjs';
import { startMark } from './os-process.mjs';
import { controlSocket } from '../command-line/paths.mjs';
import { Supervisor, stopOrder } from './supervisor.mjs';

/** A small process: listens, writes down when it starts and stops, and ends on SIGTERM after a while, or never. */
const miniature = `
import { appendFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
const { NAME, PORT, JOURNAL, STOP_MS, EXITS, FLAVOUR } = process.env;
if (EXITS) process.exit(3);
const note = (what) => appendFileSync(JOURNAL, what + ' ' + NAME + '\\n');
createServer().listen(Number(PORT), '127.0.0.1', () => note('start' + (FLAVOUR ?? '')));
process.on('SIGTERM', () => STOP_MS === 'never' ? undefined : setTimeout(() => { note('stop'); process.exit(0); }, Number(STOP_MS)));
console.log('hello from ' + NAME);
`;

describe('supervisor', () => {
  /** @type {string[]} */
  const folders = [];
  let data = '';
  /** @type {Supervisor} */
  let supervisor;

  beforeEach(() => {
    data = mkdtempSync(join(tmpdir(), 'kontor-supervisor-'));
    folders.push(data);
    writeFileSync(join(data, 'miniature.mjs'), miniature);
    writeFileSync(join(data, 'journal'), '');
    supervisor = new Supervisor({ data, log: openLog(data, { show: () => false }) });
  });
  afterEach(() => supervisor.stop());
  after(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

  const journal = () => readFileSync(join(data, 'journal'), 'utf8').trim().split('\n').filter(Boolean);

  /**
   * @param {string} name
   * @param {Record<string, string>} [env]
   * @returns {Promise<import('./child.mjs').ProcessSpec>}
   */
  async function spec(name, env = {}) {
    const port = await freePort();
    return {
      name,
      command: process.execPath,
      args: [join(data, 'miniature.mjs')],
      env: {
        PATH: environment.PATH ?? '',
        NAME: name,
        PORT: String(port),
        JOURNAL: join(data, 'journal'),
        STOP_MS: '0',
        ...env,
      },
      ports: [port],
      answers: () => Promise.resolve(true),
    };
  }

  it('counts a process as ready only when the child itself listens on its port', async () => {
    const row = await spec('portal');
    await supervisor.start([row]);
    assert.equal(supervisor.child('portal').state, 'ready');
    const foreign = await spec('identity', { PORT: String(await freePort()) });
    await assert.rejects(
      supervisor.start([{ ...foreign, ports: row.ports, startTimeoutMs: 800 }]),
      /did not become ready/,
    );
  });

  it('restarts a process that ends, and logs it', async () => {
    await supervisor.start([await spec('worker')]);
    const child = supervisor.child('worker');
    const first = child.pid;
    child.signal('SIGKILL');
    while (child.pid === first) await wait(10);
    await child.ready();
    assert.notEqual(child.pid, first);
    assert.equal(child.restarts, 1);
    assert.match(supervisor.log.tail('supervisor').join('\n'), /worker was ended by SIGKILL; it is started again/);
  });

  it('gives up starting a process that keeps ending, and prints its last lines', async () => {
    await assert.rejects(supervisor.start([await spec('worker', { EXITS: '1' })]), /worker keeps dying/);
  });

  it('stops callers before callees', async () => {
    const names = stopOrder.flatMap(({ names: group }) => [...group]);
    await supervisor.start(await Promise.all(names.map((name) => spec(name))));
    await supervisor.stop();
    const stopped = journal()
      .filter((line) => line.startsWith('stop'))
      .map((line) => line.slice('stop '.length));
    const groups = stopped.map((name) =>
      stopOrder.findIndex(({ names: group }) => group.some((member) => member === name)),
    );
    assert.deepEqual(stopped.toSorted(), names.toSorted());
    assert.deepEqual(
      groups,
      groups.toSorted((a, b) => a - b),
    );
  });

  it(
    'pauses all writers for a backup, once, and resumes them',
    { skip: process.platform === 'linux' ? false : 'reads the state of a process from /proc' },
    async () => {
      await supervisor.start([await spec('portal'), await spec('temporal'), await spec('mongo')]);
      const isHalted = (/** @type {string} */ name) =>
        / T /.test(readFileSync(`/proc/${supervisor.child(name).pid}/stat`, 'utf8'));
      /** @param {readonly boolean[]} wanted */
      const become = async (...wanted) => {
        while (['portal', 'temporal', 'mongo'].some((name, at) => isHalted(name) !== wanted[at])) await wait(10);
      };
      const { held, token } = supervisor.hold();
      assert.deepEqual(held, ['portal', 'temporal']);
      await become(true, true, false);
      assert.throws(() => supervisor.hold(), /held already/);
      assert.ok(supervisor.release(token).heldMs >= 0);
      await become(false, false, false);
      assert.throws(() => supervisor.release(token), /continued by itself/);
      supervisor.hold();
      // Of a backup whose time is over, while the next one copies.
      assert.throws(() => supervisor.release(token), /continued by itself/);
      await become(true, true, false);
    },
  );

  it('kills a process that does not stop in time', async () => {
    await supervisor.start([await spec('sandbox', { STOP_MS: 'never' })]);
    const { pid } = supervisor.child('sandbox');
    // Never ends by itself.
    await supervisor.stop();
    assert.equal(startMark(pid ?? 0), undefined);
  });

  it('executes commands of its control socket', async () => {
    const close = await serveControl(data, supervisor);
    try {
      await supervisor.start([await spec('portal'), await spec('worker')]);
      const ask = (/** @type {import('./control-server.mjs').ControlRequest} */ request) =>
        askSupervisor(controlSocket(data), request);
      assert.deepEqual(
        (await ask({ command: 'status' })).map((/** @type {any} */ row) => row.state),
        ['ready', 'ready'],
      );
      await ask({ command: 'kill', process: 'portal', signal: 'KILL' });
      await ask({ command: 'ready', process: 'portal' });
      await ask({ command: 'stop', process: 'worker' });
      assert.deepEqual(
        (await ask({ command: 'status' })).map((/** @type {any} */ row) => row.state),
        ['ready', 'stopped'],
      );
      await ask({ command: 'start', process: 'worker' });
      await ask({ command: 'restart', process: 'worker', variables: { FLAVOUR: '-sour' } });
      assert.equal(journal().at(-1), 'start-sour worker');
      const { token } = await ask({ command: 'hold' });
      await assert.rejects(ask({ command: 'release', token: 'of another' }), /continued by itself/);
      assert.ok((await ask({ command: 'release', token })).heldMs >= 0);
      await assert.rejects(ask({ command: 'stop', process: 'nobody' }), /there is no process "nobody"/);
      await assert.rejects(ask({ command: 'dance' }), /there is no command "dance"/);
    } finally {
      await close();
    }
  });

  it('names the command that starts Kontor when nothing listens on the control socket', async () => {
    await assert.rejects(askSupervisor(join(data, 'nobody.sock'), { command: 'status' }), /does not run[^]*npm start/);
  });

  it('survives a client that disconnects', async () => {
    const close = await serveControl(data, supervisor);
    try {
      const broken = connect(controlSocket(data));
      await once(broken, 'connect');
      broken.write('{"command":"sta');
      broken.destroy();
      assert.deepEqual(await askSupervisor(controlSocket(data), { command: 'status' }), []);
    } finally {
      await close();
    }
  });
});
