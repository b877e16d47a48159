import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { inRoot } from '../local/command-line/paths.mjs';
import { mustRun } from '../local/command-line/run.mjs';
import { Commands, says, separateStack } from './commands.fixture.mjs';

/** The drill of docs/runbook/restore-drill.md, with the real commands, on separate ports and data folders. */

const parent = mkdtempSync(join(tmpdir(), 'kontor-drill-'));
const [data, restored, backup] = ['data', 'restored', 'backup'].map((name) => join(parent, name));
const ledger = join(parent, 'acknowledged.jsonl');
const { env, addresses } = separateStack({ data: data ?? '', portOffset: 40 });

const acknowledged = () => readFileSync(ledger, 'utf8').split('\n').length - 1;

const commands = new Commands(env);

after(async () => {
  await commands.stop();
  rmSync(parent, { recursive: true, force: true });
});

describe('the restore drill', () => {
  /** @type {import('./commands.fixture.mjs').Started} */
  let stack;
  let moment = '';

  it('backs up while cases are in every phase and people continue to write', async () => {
    await mustRun(inRoot('node_modules/.bin/tsc'), ['-b', 'tests'], { what: 'Compiling the drill' });
    stack = commands.start('deploy/local/start.mjs', ['--quiet']);
    await says(stack, '\nKontor is ready\n');
    const people = commands.start('tests/dist/drill/prepare.js', [ledger], { env: addresses });
    await says(people, 'prepared\n');
    while (acknowledged() < 50) await wait(20);
    const output = await commands.succeed('deploy/backup/backup.mjs', ['--to', backup ?? '']);
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
    await commands.succeed('deploy/backup/restore.mjs', ['--from', backup ?? '', '--data', restored ?? '']);
    // The providers are not restored: they kept running.
    cpSync(join(data ?? '', 'sandbox'), join(restored ?? '', 'sandbox'), { recursive: true });
    stack = commands.start('deploy/local/start.mjs', ['--quiet'], { env: other });
    await says(stack, '\nKontor is ready\n');
    await commands.succeed('deploy/local/ops.mjs', ['resync', '--all', '--reason', 'restored by the drill'], {
      env: other,
    });
    const answersAfter = Date.now() - startedAt;
    const output = await commands.succeed('tests/dist/drill/finish.js', [ledger, moment], {
      env: { ...addresses, ...other },
    });
    process.stdout.write(`restored and answering after ${(answersAfter / 1000).toFixed(1)} s\n`);
    assert.match(output, /lost: 0\n/);
    stack.child.kill('SIGTERM');
    assert.equal(await stack.ended, 0);
  });
});
