import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { emptyOutcome } from './outcome.mjs';
import { slowestFiles, SuiteTimes } from './suite-times.mjs';

describe('the times of a run', () => {
  it('are one line for each part, in the order in which they started', async () => {
    const times = new SuiteTimes();
    const outcome = { suite: 'unit', passed: 12, failed: 1, skips: ['a'], failures: ['b'] };
    await times.measure('preparation', async () => undefined);
    assert.equal(await times.measure('unit (jest)', async () => outcome), outcome);
    await assert.rejects(times.measure('check', () => Promise.reject(new Error('broke'))));
    for (const part of times.parts) part.ms = 1500;
    assert.deepEqual(times.table(62_000), [
      'suite        passed  failed  skipped        time',
      'preparation                                1.5 s',
      'unit (jest)      12       1        1       1.5 s',
      'check                                      1.5 s',
      'in all                                1 min 02 s',
    ]);
  });

  it('have a table of the files that took longest', () => {
    const files = [100, 90_000, 3_000].map((ms) => ({ file: `after-${ms}.test.ts`, ms, isFailed: false, skipped: 0 }));
    const suites = [emptyOutcome('check'), { ...emptyOutcome('unit'), files }];
    assert.deepEqual(slowestFiles(suites, 2), [
      'slowest files              time',
      'after-90000.test.ts  1 min 30 s',
      'after-3000.test.ts        3.0 s',
    ]);
  });
});
