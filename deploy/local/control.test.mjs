import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { environment } from './command-line/environment.mjs';
import { inRoot } from './command-line/paths.mjs';

describe('npm run control', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-control-'));
  const path = join(folder, 'control.sock');
  /** @type {unknown[]} */
  let asked = [];
  const supervisor = createServer((socket) => {
    socket.on('data', (line) => {
      asked.push(JSON.parse(line.toString()));
      socket.end(`${JSON.stringify({ ok: true, result: {} })}\n`);
    });
  });
  /** @returns {Promise<{ code: number, said: string }>} */
  const control = (/** @type {string[]} */ ...args) =>
    new Promise((resolve) => {
      const env = { PATH: environment.PATH, KONTOR_CONTROL: path };
      execFile(process.execPath, [inRoot('deploy/local/control.mjs'), ...args], { env }, (error, _out, said) =>
        resolve({ code: Number(error?.code ?? 0), said }),
      );
    });

  before(() => new Promise((resolve) => supervisor.listen(path, () => resolve(undefined))));
  beforeEach(() => (asked = []));
  after(() => {
    supervisor.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('passes on the process with its signal or variables', async () => {
    assert.equal((await control('restart', 'portal', 'LOG_LEVEL=debug', 'A1=')).code, 0);
    assert.equal((await control('kill', 'portal', 'SIGTERM')).code, 0);
    assert.equal((await control('status')).code, 0);
    assert.deepEqual(asked, [
      { command: 'restart', process: 'portal', variables: { LOG_LEVEL: 'debug', A1: '' } },
      { command: 'kill', process: 'portal', variables: {}, signal: 'SIGTERM' },
      { command: 'status', variables: {} },
    ]);
  });

  for (const [args, word] of /** @type {[string[], string][]} */ ([
    [['stop', 'portal', 'identity'], 'identity'],
    [['restart', 'portal', 'log_level=debug'], 'log_level=debug'],
    [['restart', 'portal', 'identity'], 'identity'],
    [['kill', 'portal', 'SIGTERM', 'identity'], 'identity'],
    [['status', 'portal'], 'portal'],
  ]))
    it(`does nothing where a word would be ignored: ${args.join(' ')}`, async () => {
      const { code, said } = await control(...args);
      assert.equal(code, 1);
      assert.match(said, new RegExp(`"${word}"`));
      assert.deepEqual(asked, []);
    });
});
