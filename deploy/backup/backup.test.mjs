import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { environment } from '../local/command-line/environment.mjs';
import { inRoot } from '../local/command-line/paths.mjs';
import { acquireLock } from '../local/supervisor/lock.mjs';

describe('npm run backup', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-backup-'));
  const [data, socketPath, target] = ['data', 'control.sock', 'target'].map((name) => join(folder, name));
  let releaseLock = () => {};
  let isOverdue = false;
  /** @type {import('../local/supervisor/control-server.mjs').ControlRequest[]} */
  let asked = [];
  /** Called instead of an answer to the first release. @type {(() => void) | undefined} */
  let onRelease;
  const supervisor = createServer((socket) => {
    socket.on('data', (line) => {
      const request = JSON.parse(line.toString());
      asked.push(request);
      const { command } = request;
      if (command === 'release' && onRelease !== undefined) {
        onRelease();
        onRelease = undefined;
        return;
      }
      const answer =
        command === 'release' && isOverdue
          ? { ok: false, error: 'too long' }
          : { ok: true, result: { heldMs: 1, token: 'held-1' } };
      socket.end(`${JSON.stringify(answer)}\n`);
    });
  });
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let running;
  /** @returns {Promise<{ code: number, said: string }>} */
  const backup = (/** @type {string[]} */ ...args) =>
    new Promise((resolve) => {
      const env = { PATH: environment.PATH, KONTOR_DATA: data, KONTOR_CONTROL: socketPath };
      const program = inRoot('deploy/backup/backup.mjs');
      running = execFile(process.execPath, [program, ...args], { env }, (error, _out, said) =>
        resolve({ code: Number(error?.code ?? 0), said }),
      );
    });

  before(async () => {
    mkdirSync(join(String(data), 'secrets'), { recursive: true });
    writeFileSync(join(String(data), 'secrets', 'MASTER_KEY'), 'secret');
    writeFileSync(join(String(data), 'instance.json'), JSON.stringify({ id: 'i', engines: {} }));
    releaseLock = acquireLock(String(data));
    await new Promise((resolve) => supervisor.listen(socketPath, () => resolve(undefined)));
  });
  beforeEach(() => {
    isOverdue = false;
    asked = [];
    rmSync(String(target), { recursive: true, force: true });
  });
  after(() => {
    releaseLock();
    supervisor.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('leaves nothing behind when its moment ended before it was copied, so that it can be repeated', async () => {
    isOverdue = true;
    const { code, said } = await backup('--to', String(target), '--only', 'secrets');
    assert.equal(code, 1);
    assert.match(said, /too long/);
    assert.ok(!existsSync(join(String(target), 'secrets')));
    isOverdue = false;
    assert.equal((await backup('--to', String(target), '--only', 'secrets')).code, 0);
    assert.ok(existsSync(join(String(target), 'secrets', 'part.json')));
  });

  it('leaves nothing behind when a part cannot be completed, and says so', async () => {
    const obstacle = join(String(data), 'secrets', 'part.json');
    mkdirSync(obstacle);
    const { code, said } = await backup('--to', String(target), '--only', 'secrets');
    rmSync(obstacle, { recursive: true });
    assert.equal(code, 1);
    assert.match(said, /^\nThe backup failed, nothing of it was kept: E\w+: [^\n]+\n/);
    assert.doesNotMatch(said, /at \w+ \(/);
    assert.ok(!existsSync(join(String(target), 'secrets')));
  });

  it('releases the stack and leaves nothing behind when it is interrupted', async () => {
    onRelease = () => running?.kill('SIGINT');
    const { code, said } = await backup('--to', String(target), '--only', 'secrets');
    assert.deepEqual([code, said], [130, '\nInterrupted, nothing of the backup was kept\n']);
    assert.deepEqual(
      asked.map(({ command }) => command),
      ['hold', 'release', 'release'],
    );
    assert.ok(!existsSync(join(String(target), 'secrets')));
  });

  it('releases what it has held itself', async () => {
    assert.equal((await backup('--to', String(target), '--only', 'secrets')).code, 0);
    assert.deepEqual(
      asked.map(({ command, token }) => [command, token]),
      [
        ['hold', undefined],
        ['release', 'held-1'],
      ],
    );
  });

  it('refuses a second folder, which it would not write to', async () => {
    const { code, said } = await backup('--to', String(target), '--to', `${target}-2`, '--only', 'secrets');
    assert.equal(code, 1);
    assert.match(said, /--to can be given once/);
    assert.ok(!existsSync(String(target)));
  });
});
