import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { Commands, says, separateStack } from '../backup/commands.fixture.mjs';
import { environment } from '../local/command-line/environment.mjs';
import { inRoot } from '../local/command-line/paths.mjs';
import { mustRun } from '../local/command-line/run.mjs';

/**
 * The new code starts on a data folder that an older commit made, with cases in every phase. The commit is named in
 * frozen.json; UPGRADE_FROM names another one.
 */

/** @type {{ commit: string }} */
const frozen = JSON.parse(readFileSync(inRoot('deploy/upgrade/frozen.json'), 'utf8'));
const commit = environment.UPGRADE_FROM ?? frozen.commit;
const parent = mkdtempSync(join(tmpdir(), 'kontor-upgrade-'));
const old = join(parent, 'old');
const record = join(parent, 'acknowledged.jsonl');
const { env, addresses } = separateStack({ data: join(parent, 'data'), portOffset: 60 });
const commands = new Commands(env);
const git = (/** @type {readonly string[]} */ args) => mustRun('git', args, { what: `git ${args.join(' ')}` });

const acknowledged = () => readFileSync(record, 'utf8').split('\n').length - 1;

after(async () => {
  await commands.stop();
  await git(['worktree', 'remove', '--force', old]).catch(() => undefined);
  rmSync(parent, { recursive: true, force: true });
});

describe(`an upgrade from ${commit}`, () => {
  /** @type {import('../backup/commands.fixture.mjs').Started} */
  let stack;
  let moment = '';

  it('has cases in every phase when the old code stops', async () => {
    await mustRun(inRoot('node_modules/.bin/tsc'), ['-b', 'tests'], { what: 'Compiling the drill' });
    await git(['worktree', 'add', '--detach', old, commit]);
    stack = commands.start('deploy/local/launch.mjs', ['deploy/local/start.mjs', '--quiet'], { folder: old });
    await says(stack, '\nKontor is ready\n');
    const people = commands.start('tests/dist/drill/prepare.js', [record], { env: addresses });
    await says(people, 'prepared\n');
    while (acknowledged() < 50) await wait(20);
    people.child.kill('SIGTERM');
    await people.ended;
    moment = new Date().toISOString();
    stack.child.kill('SIGTERM');
    assert.equal(await stack.ended, 0);
  });

  it('loses nothing, logs nobody out, and brings every case to its end once', async () => {
    stack = commands.start('deploy/local/start.mjs', ['--quiet']);
    await says(stack, '\nKontor is ready\n');
    const output = await commands.succeed('tests/dist/drill/finish.js', [record, moment], { env: addresses });
    assert.match(output, /lost: 0\nlogged out: 0\ncases at their end: (\d+) of \1 .* made twice: 0\n/);
    stack.child.kill('SIGTERM');
    assert.equal(await stack.ended, 0);
  });
});
