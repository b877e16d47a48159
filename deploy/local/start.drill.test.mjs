import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { environment } from './command-line/environment.mjs';
import { isSameProcess } from './supervisor/os-process.mjs';
import { ready, startCommands } from './start.fixture.mjs';

const warmStartMs = 30_000;
const stopMs = 15_000;
const base = Number(environment.KONTOR_PORT_BASE ?? 28_000) + 20;
const { command, recorded, remove } = startCommands(base);

/** @param {() => Promise<unknown>} work */
async function timeOf(work) {
  const startedAt = Date.now();
  await work();
  return Date.now() - startedAt;
}

/** @param {import('./start.fixture.mjs').Started} started */
async function stop({ child, ended }) {
  const children = recorded();
  child.kill('SIGHUP');
  assert.equal(await ended, 0);
  assert.deepEqual(children.filter(isSameProcess), []);
}

after(remove);

/** The times of a machine that does nothing else; start.e2e.test.mjs says what happens. */
describe('npm start in time', () => {
  it(`a closed terminal stops all of it within ${stopMs / 1000} s`, async () => {
    const running = command('start.mjs', ['--quiet']);
    await ready(running);
    const ms = await timeOf(() => stop(running));
    assert.ok(ms <= stopMs, `${ms} ms`);
  });

  it(`starts again with its data within ${warmStartMs / 1000} s`, async () => {
    const running = command('start.mjs', ['--quiet']);
    const ms = await timeOf(() => ready(running));
    await stop(running);
    assert.ok(ms <= warmStartMs, `${ms} ms`);
  });
});
