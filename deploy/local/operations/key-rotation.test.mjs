import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { environment } from '../command-line/environment.mjs';
import { inRoot } from '../command-line/paths.mjs';
import { openSecrets, previousFile } from '../stack/secrets.mjs';

/** Prints what the commands of operations are asked for, and the exit code; one of them can fail. */
const program = `
  const { rotateKey } = await import(${JSON.stringify(inRoot('deploy/local/operations/key-rotation.mjs'))});
  const [name, failing] = process.argv.slice(1);
  const asked = [];
  const ops = async (args) => (asked.push(args), args[0] === failing ? 1 : 0);
  const code = await rotateKey('retire-key', [name, '--reason', 'yearly'], ops);
  console.log('\\n' + JSON.stringify({ code, asked }));
`;

describe('the retirement of a key', () => {
  const data = mkdtempSync(join(tmpdir(), 'kontor-keys-'));
  const socketPath = join(data, 'control.sock');
  const supervisor = createServer((socket) => {
    socket.on('data', () => socket.end(`${JSON.stringify({ ok: true, result: {} })}\n`));
  });
  const previous = (/** @type {string} */ name) => readFileSync(previousFile(data, name), 'utf8');
  const retire = async (/** @type {string} */ name, failing = '') => {
    const env = { PATH: environment.PATH, KONTOR_DATA: data, KONTOR_CONTROL: socketPath };
    const args = ['--input-type=module', '-e', program, name, failing];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  };

  before(async () => {
    await new Promise((resolve) => supervisor.listen(socketPath, () => resolve(undefined)));
    openSecrets(data);
  });
  beforeEach(() => {
    for (const name of ['MASTER_KEY', 'BANKING_WEBHOOK_SECRET']) writeFileSync(previousFile(data, name), 'older');
  });
  after(() => {
    supervisor.close();
    rmSync(data, { recursive: true, force: true });
  });

  it('is refused while something is wrapped under it that cannot be wrapped anew', async () => {
    const { code, asked } = await retire('MASTER_KEY', 'rewrap-keys');
    assert.equal(code, 1);
    assert.equal(previous('MASTER_KEY'), 'older');
    assert.deepEqual(asked, [['rewrap-keys', '--reason', 'yearly']]);
  });

  it('takes it away once everything is wrapped anew', async () => {
    const { code, asked } = await retire('MASTER_KEY');
    assert.equal(code, 0);
    assert.equal(previous('MASTER_KEY'), '');
    assert.deepEqual(asked, [
      ['rewrap-keys', '--reason', 'yearly'],
      ['note', 'retire-key:MASTER_KEY', '--reason', 'yearly'],
    ]);
  });

  it('wraps nothing for a key under which nothing is wrapped', async () => {
    const { code, asked } = await retire('BANKING_WEBHOOK_SECRET');
    assert.equal(code, 0);
    assert.equal(previous('BANKING_WEBHOOK_SECRET'), '');
    assert.deepEqual(asked, [['note', 'retire-key:BANKING_WEBHOOK_SECRET', '--reason', 'yearly']]);
  });
});
