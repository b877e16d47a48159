import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isWorse, spread, table } from './pages-table.mjs';

const visits = (/** @type {readonly number[]} */ times, cls = 0) => spread(times.map((lcp) => ({ lcp, cls })));
const row = (/** @type {ReturnType<typeof visits>} */ before, /** @type {ReturnType<typeof visits>} */ now) => ({
  page: 'form',
  width: 412,
  before,
  now,
});

describe('the table of pages', () => {
  it('has the median and the range of a page', () => {
    assert.deepEqual(visits([30.4, 10, 20]), { lcp: 20, range: [10, 30], cls: 0 });
    assert.match(
      table([row(visits([10, 20, 30]), visits([20, 30, 40], 0.0014))]),
      /form \| 412 \| 20 ms \(10–30\) \| 30 ms \(20–40\) \| 0\.000 \| 0\.001 \| no/,
    );
  });

  it('calls a page worse that is slower than its visits differ, or moves more', () => {
    assert.equal(isWorse(row(visits([10, 20, 30]), visits([25, 31, 40]))), true);
    assert.equal(isWorse(row(visits([10, 20, 30]), visits([15, 31, 40]))), false);
    assert.equal(isWorse(row(visits([10, 20, 30], 0.01), visits([10, 20, 30], 0.03))), true);
  });
});
