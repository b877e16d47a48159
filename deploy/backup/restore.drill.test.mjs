import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { environment } from '../local/command-line/environment.mjs';
import { inRoot } from '../local/command-line/paths.mjs';
import { resolvePorts } from '../local/stack/ports.mjs';
import { mustRun } from '../local/command-line/run.mjs';

/** The drill of docs/runbook/restore-drill.md, with the real commands, on separate ports and data folders. */

const parent = mkdtempSync(join(tmpdir(), 'kontor-drill-'));
const [data, restored, backup] = ['data', 'restored', 'backup'].map((name) => join(parent, name));
const ledger = join(parent, 'acknowledged.jsonl');
const base = Number(environment.KONTOR_PORT_BASE ?? 28_000) + 200;
const env = {
  PATH: environment.PATH ?? '',
  HOME: environment.HOME ?? '',
  ...(environment.KONTOR_CACHE === undefined ? {} : { KONTOR_CACHE: environment.KONTOR_CACHE }),
  KONTOR_DATA: data ?? '',
  KONTOR_PORT_BASE: String(base),
  RATE_LIMIT_FACTOR: '1000',
};
const ports = resolvePorts(env);
const local = (/** @type {number} */ port) => `http://127.0.0.1:${port}`;
const addresses = {
  KONTOR_URL: local(ports.KONTOR_PORT),
  MAIL_URL: local(ports.MAIL_PORT),
  SANDBOX_URL: local(ports.SANDBOX_PORT),
};

const acknowledged = () => readFileSync(ledger, 'utf8').split('\n').length - 1;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * @param {string} script relative to the root
 * @param {readonly string[]} [args]
 * @param {Record<string, string>} [more]
 */
function command(script, args = [], more = {}) {
  const child = spawn(process.execPath, [inRoot(script), ...args], { env: { ...env, ...more } });
  running.add(child);
  const heard = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (heard.text += text));
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child);
    return Number(code);
  });
  return { child, heard, ended };
}

/**
 * @param {ReturnType<typeof command>} started
 * @param {string} words
 */
async function says({ child, heard }, words) {
  while (!heard.text.includes(words)) {
    assert.equal(child.exitCode, null, heard.text);
    await wait(50);
  }
}

/**
 * @param {string} script
 * @param {readonly string[]} args
 * @param {Record<string, string>} [more]
 */
async function succeeds(script, args, more) {
  const { heard, ended } = command(script, args, more);
  assert.equal(await ended, 0, heard.text);
  process.stdout.write(heard.text);
  return heard.text;
}

after(async () => {
  for (const child of running) child.kill('SIGTERM');
  while (running.size > 0) await wait(50);
  rmSync(parent, { recursive: true, force: true });
});

describe('the restore drill', () => {
  /** @type {ReturnType<typeof command>} */
  let stack;
  let moment = '';

  it('backs up while cases are in every phase and people continue to write', async () => {
    await mustRun(inRoot('node_modules/.bin/tsc'), ['-b', 'tests'], { what: 'Compiling the drill' });
    stack = command('deploy/local/start.mjs', ['--quiet']);
    await says(stack, '\nKontor is ready\n');
    const people = command('tests/dist/drill/prepare.js', [ledger], addresses);
    await says(people, 'prepared\n');
    while (acknowledged() < 50) await wait(20);
    const output = await succeeds('deploy/backup/backup.mjs', ['--to', backup ?? '']);
    moment = /as of (\S+);/.exec(output)?.[1] ?? '';
    assert.ok(Date.parse(moment) > 0, output);
    const then = acknowledged();
    while (acknowledged() < then + 10) await wait(20);
    people.child.kill('SIGTERM');
    await people.ended;
  });

  it('restores into a fresh folder without losing acknowledged data; every case is completed', async () => {
    stack.child.kill('SIGTERM');
    await stack.ended;
    const startedAt = Date.now();
    const other = { KONTOR_DATA: restored ?? '' };
    await succeeds('deploy/backup/restore.mjs', ['--from', backup ?? '', '--data', restored ?? '']);
    // The providers are not restored: they kept running.
    cpSync(join(data ?? '', 'sandbox'), join(restored ?? '', 'sandbox'), { recursive: true });
    stack = command('deploy/local/start.mjs', ['--quiet'], other);
    await says(stack, '\nKontor is ready\n');
    await succeeds('deploy/local/ops.mjs', ['resync', '--all', '--reason', 'restored by the drill'], other);
    const answersAfter = Date.now() - startedAt;
    const output = await succeeds('tests/dist/drill/finish.js', [ledger, moment], { ...addresses, ...other });
    process.stdout.write(`restored and answering after ${(answersAfter / 1000).toFixed(1)} s\n`);
    assert.match(output, /lost: 0\n/);
    stack.child.kill('SIGTERM');
    assert.equal(await stack.ended, 0);
  });
});
