/** @typedef {{ readonly lcp: number, readonly cls: number }} Vitals LCP in ms, CLS */

/**
 * Visits of one page: LCP in ms, CLS.
 * @typedef {object} Spread
 * @property {number} lcp the median
 * @property {readonly [number, number]} range of the LCP
 * @property {number} cls the largest
 */

/** @typedef {{ page: string, width: number, before: Spread, now: Spread }} Row */

/**
 * @param {readonly Vitals[]} visits at least one
 * @returns {Spread}
 */
export function spread(visits) {
  const times = visits.map(({ lcp }) => Math.round(lcp)).sort((one, other) => one - other);
  const at = (/** @type {number} */ index) => times[index] ?? 0;
  return {
    lcp: at(Math.floor(times.length / 2)),
    range: [at(0), at(times.length - 1)],
    cls: Math.max(...visits.map(({ cls }) => cls)),
  };
}

/**
 * Whether a page became worse by more than its visits differ among themselves.
 * @param {Row} row
 */
export function isWorse({ before, now }) {
  return now.lcp > before.range[1] && now.range[0] > before.lcp ? true : now.cls > before.cls + 0.01;
}

/**
 * @param {readonly Row[]} rows
 * @returns {string} as Markdown
 */
export function table(rows) {
  const lcp = (/** @type {Spread} */ { lcp: median, range }) => `${median} ms (${range.join('–')})`;
  return [
    '| page | width | LCP before | LCP now | CLS before | CLS now | worse |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map((row) => {
      const { page, width, before, now } = row;
      const cells = [page, width, lcp(before), lcp(now), before.cls.toFixed(3), now.cls.toFixed(3)];
      return `| ${[...cells, isWorse(row) ? '**yes**' : 'no'].join(' | ')} |`;
    }),
  ].join('\n');
}
