import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { inRoot } from '../../../deploy/local/command-line/paths.mjs';
import { startMark } from '../../../deploy/local/supervisor/os-process.mjs';
import { lockHolder } from '../../../deploy/local/supervisor/process-lock.mjs';
import { takeTurn } from './whole-run.mjs';

let cache = '';
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'kontor-turn-'));
});
afterEach(() => rmSync(cache, { recursive: true, force: true }));

const lock = () => join(cache, 'whole-run.lock.json');
const turn = (/** @type {{ mayWait?: boolean, isInterrupted?: () => boolean }} */ options = {}) =>
  takeTurn({ cache, checkout: '/a', mayWait: true, isInterrupted: () => false, ...options });

/** Another process that has the turn until it is ended. */
async function otherRun() {
  const code = `const { takeTurn } = await import(${JSON.stringify(inRoot('tools/test/machine/whole-run.mjs'))});
    await takeTurn({ cache: ${JSON.stringify(cache)}, checkout: '/other', mayWait: true, isInterrupted: () => false });
    console.log('has the turn');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

describe('whole runs', () => {
  it('wait for the one under way, and continue when its process is gone', async () => {
    const other = await otherRun();
    const mine = turn().then((endTurn) => ({ endTurn, other: startMark(other.pid ?? 0) }));
    await setImmediate();
    other.kill('SIGKILL');
    const started = await mine;
    assert.equal(started.other, undefined);
    started.endTurn();
    assert.equal(lockHolder(lock()), undefined);
  });

  it('refuse with the checkout and pid of the other one when they may not wait', async () => {
    const other = await otherRun();
    await assert.rejects(turn({ mayWait: false }), new RegExp(`/other \\(pid ${other.pid}, since \\d\\d:`));
    await assert.rejects(turn({ isInterrupted: () => true }), /Interrupted/);
    other.kill('SIGKILL');
  });

  it('take over what a process left that is gone, also when its pid is used again', async () => {
    writeFileSync(lock(), JSON.stringify({ pid: process.pid, mark: 'another boot', checkout: '/gone' }));
    (await turn({ mayWait: false }))();
    writeFileSync(lock(), 'not readable');
    const endTurn = await turn({ mayWait: false });
    assert.equal(lockHolder(lock())?.mark, startMark(process.pid));
    endTurn();
  });
});
