import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SuiteTimes } from './suite-times.mjs';

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
});
