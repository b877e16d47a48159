import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { kindOf, threadsBetween, threadTimes } from './thread-times.mjs';

describe('the threads of a process', () => {
  const names = /** @type {const} */ ([
    ['MainThread', 'JavaScript'],
    ['node', 'JavaScript'],
    ['V8Worker', 'V8 threads'],
    ['DelayedTaskSche', 'V8 threads'],
    ['libuv-worker', 'libuv threads'],
    ['tokio-runtime-w', 'native threads'],
    ['v8:ProfEvntProc', 'profiler'],
  ]);
  for (const [name, kind] of names) it(`${name}: ${kind}`, () => assert.equal(kindOf(name), kind));

  it('have the time that came in between', () => {
    const before = new Map([['JavaScript', 100]]);
    const after = new Map([
      ['JavaScript', 250],
      ['profiler', 40],
    ]);
    assert.deepEqual(
      [...threadsBetween(/** @type {any} */ (before), /** @type {any} */ (after))],
      [
        ['JavaScript', 150],
        ['profiler', 40],
      ],
    );
  });

  it('are those of the kernel', { skip: process.platform !== 'linux' }, () => {
    while (process.cpuUsage().user < 100_000);
    assert.ok((threadTimes(process.pid).get('JavaScript') ?? 0) >= 50);
    assert.ok(threadTimes(process.pid).has('V8 threads'));
  });
});
