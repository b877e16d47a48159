import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describeSides, pageOf } from './comparison-page.mjs';
import { comparisonTable, overlaps, percentile, ratioOf, summaryOf, turns } from './comparison.mjs';

describe('the comparison of two commits', () => {
  const summaries = /** @type {const} */ ([
    [[5], { median: 5, low: 5, high: 5, n: 1 }],
    [[9, 1, 4], { median: 4, low: 1, high: 9, n: 3 }],
    [[10, 9, 1, 4], { median: 6.5, low: 1, high: 10, n: 4 }],
  ]);
  for (const [values, wanted] of summaries)
    it(`has median and range of ${values.join(', ')}`, () => assert.deepEqual(summaryOf(values), wanted));

  it('has none without a value', () => assert.throws(() => summaryOf([]), RangeError));

  const ranges = /** @type {const} */ ([
    [[1, 2, 3], [4, 5, 6], false, 2.5],
    [[4, 5, 6], [1, 2, 3], false, 0.4],
    [[1, 2, 3], [3, 4, 5], true, undefined],
    [[1, 5, 9], [4, 5, 6], true, undefined],
    [[4, 5, 6], [1, 5, 9], true, undefined],
    [[2, 2, 2], [2, 2, 2], true, undefined],
    [[0, 0, 0], [1, 1, 1], false, undefined],
  ]);
  for (const [before, now, isOverlapping, ratio] of ranges)
    it(`says of ${before.join('–')} and ${now.join('–')}: ${ratio ?? 'nothing'}`, () => {
      const [one, other] = [summaryOf(before), summaryOf(now)];
      assert.equal(overlaps(one, other), isOverlapping);
      assert.equal(ratioOf(one, other), ratio);
    });

  const shares = /** @type {const} */ ([
    [0.5, 3],
    [0.95, 5],
    [0.2, 1],
    [0.21, 2],
    [0, 1],
    [1, 5],
  ]);
  for (const [share, wanted] of shares)
    it(`takes ${wanted} for the share ${share} of 1 to 5`, () =>
      assert.equal(percentile([5, 3, 1, 2, 4], share), wanted));

  it('prints both sides and a ratio only where it counts', () => {
    const table = comparisonTable([
      { what: 'new cases at 8', unit: '/s', digits: 1, before: [10, 11, 12], now: [20, 22, 24] },
      { what: 'order p95', unit: 'ms', digits: 0, before: [400, 500], now: [450, 470] },
    ]);
    assert.match(
      table,
      /new cases at 8 \| 11\.0 \/s \(10\.0–12\.0\) \| 22\.0 \/s \(20\.0–24\.0\) \| \*\*× 2\.00\*\* \|/,
    );
    assert.match(table, /order p95 \| 450 ms \(400–500\) \| 460 ms \(450–470\) \| none: the ranges overlap \|/);
  });

  const sides = { before: { title: 'abc old', runtime: '20.19.0' }, now: { title: 'def new', runtime: '24.21.0' } };

  it('says what ran, how, and what could not be set', () => {
    const said = describeSides(sides, { starts: 6, isSandboxSet: true });
    assert.match(said, /Before: abc old \(Node 20\.19\.0\)\. Now: def new \(Node 24\.21\.0\)\./);
    assert.match(said, /6 starts of each[^]*150 ms/);
    assert.match(describeSides(sides, { starts: 2, isSandboxSet: false }), /800 ms a step[^]*one side cannot/);
  });

  it('has what is apart in a table of its own, each with command, date and runtime', () => {
    const row = { unit: 'ms', digits: 0, before: [1], now: [2] };
    const rows = [
      { ...row, what: 'order at 1: p95' },
      { ...row, what: 'order at 1: sandbox each', isApart: true },
    ];
    const [first = '', second = ''] = pageOf({ commit: 'abc', quick: true }, 'What ran.', rows, 61_000).split('Apart,');
    assert.match(
      first,
      /^What ran\.\nCommand: `npm run bench -- --against abc --quick` \(1 min 01 s\), \d{4}-\d\d-\d\d, Node [\d.]+\.\n\n\|/,
    );
    assert.match(first, /order at 1: p95/);
    assert.doesNotMatch(first, /sandbox/);
    assert.match(second, /Command: [^]*order at 1: sandbox each \| 1 ms/);
    assert.doesNotMatch(pageOf({ commit: 'abc', quick: false }, '', rows.slice(0, 1), 0), /Apart|--quick/);
  });

  it('takes turns', () => {
    assert.deepEqual(turns(1), ['before', 'now', 'now', 'before']);
    assert.equal(turns(3).filter((side) => side === 'now').length, 6);
  });
});
