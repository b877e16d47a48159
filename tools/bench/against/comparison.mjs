/**
 * Two sides that were measured in turn, and what can be said of them.
 *
 * @typedef {{ median: number, low: number, high: number, n: number }} Summary
 * @typedef {object} Measure what a figure is measured by
 * @property {string} what
 * @property {string} unit
 * @property {number} digits after the decimal point
 * @property {boolean} [isApart] of what is none of the stack's
 * @typedef {Measure & { before: readonly number[], now: readonly number[] }} Compared one value of each start
 */

/**
 * @param {readonly number[]} values
 * @returns {Summary}
 * @throws {RangeError} without a value
 */
export function summaryOf(values) {
  if (values.length === 0) throw new RangeError('There is nothing to summarise');
  const sorted = [...values].sort((one, other) => one - other);
  const at = (/** @type {number} */ index) => sorted[index] ?? 0;
  const middle = Math.floor(sorted.length / 2);
  const median = sorted.length % 2 === 1 ? at(middle) : (at(middle - 1) + at(middle)) / 2;
  return { median, low: at(0), high: at(sorted.length - 1), n: sorted.length };
}

/**
 * Whether two ranges have a value in common, their ends counted in.
 * @param {Summary} one
 * @param {Summary} other
 */
export function overlaps(one, other) {
  return one.low <= other.high && other.low <= one.high;
}

/**
 * The ratio now to before, which counts only when the ranges do not overlap.
 * @param {Summary} before
 * @param {Summary} now
 * @returns {number | undefined}
 */
export function ratioOf(before, now) {
  if (before.median === 0 || overlaps(before, now)) return undefined;
  return now.median / before.median;
}

/**
 * The p-th of samples: the smallest that at least this share does not exceed.
 * @param {readonly number[]} samples
 * @param {number} share
 */
export function percentile(samples, share) {
  if (samples.length === 0) throw new RangeError('There is nothing to take a percentile of');
  const sorted = [...samples].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/**
 * @param {readonly Compared[]} rows
 * @returns {string} as Markdown
 */
export function comparisonTable(rows) {
  return [
    '| figure | before: median (range) | now: median (range) | ratio |',
    '| --- | --- | --- | --- |',
    ...rows.map(({ what, unit, digits, before, now }) => {
      const sides = [summaryOf(before), summaryOf(now)];
      const [one, other] = /** @type {[Summary, Summary]} */ (sides);
      const text = (/** @type {Summary} */ { median, low, high }) =>
        `${median.toFixed(digits)} ${unit} (${low.toFixed(digits)}–${high.toFixed(digits)})`;
      const ratio = ratioOf(one, other);
      const said = ratio === undefined ? 'none: the ranges overlap' : `**× ${ratio.toFixed(2)}**`;
      return `| ${[what, text(one), text(other), said].join(' | ')} |`;
    }),
  ].join('\n');
}

/**
 * Which side runs in which turn: before, now, now, before in each round, so that a machine that becomes slower or faster
 * meanwhile is no advantage of one of them.
 * @param {number} rounds
 * @returns {('before' | 'now')[]}
 */
export function turns(rounds) {
  return Array.from({ length: rounds }, () => /** @type {const} */ (['before', 'now', 'now', 'before'])).flat();
}
