import { elapsed } from '../../deploy/local/command-line/progress.mjs';
import { ranFiles } from './outcome.mjs';

/**
 * Duration of each part of a run; parts may overlap.
 * @typedef {{ name: string, ms: number, outcome: import('./outcome.mjs').Outcome | undefined }} Part
 */

export class SuiteTimes {
  /** @type {Part[]} */
  parts = [];
  /** What else is printed at the end. @type {string[]} */
  notes = [];

  /**
   * @template T
   * @param {string} name
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  async measure(name, work) {
    const startedAt = Date.now();
    /** @type {Part} */
    const part = { name, ms: 0, outcome: undefined };
    this.parts.push(part);
    try {
      const result = await work();
      if (isOutcome(result)) part.outcome = result;
      return result;
    } finally {
      part.ms = Date.now() - startedAt;
    }
  }

  /**
   * @param {number} totalMs
   * @returns {string[]} lines of a table
   */
  table(totalMs) {
    const rows = this.parts.map(({ name, ms, outcome }) => [
      name,
      ...(outcome === undefined ? ['', '', ''] : [outcome.passed, outcome.failed, outcome.skips.length].map(String)),
      elapsed(ms),
    ]);
    const all = [['suite', 'passed', 'failed', 'skipped', 'time'], ...rows, ['in all', '', '', '', elapsed(totalMs)]];
    return alignColumns(all);
  }
}

/**
 * @param {readonly (readonly string[])[]} rows
 * @returns {string[]} one line each, the first column aligned left, the others right
 */
function alignColumns(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
}

/**
 * @param {readonly import('./outcome.mjs').Outcome[]} outcomes
 * @param {number} count
 * @returns {string[]} lines of a table of the files that took longest
 */
export function slowestFiles(outcomes, count) {
  const files = ranFiles(outcomes).toSorted((a, b) => b.ms - a.ms);
  return alignColumns([['slowest files', 'time'], ...files.slice(0, count).map(({ file, ms }) => [file, elapsed(ms)])]);
}

/**
 * @param {unknown} value
 * @returns {value is import('./outcome.mjs').Outcome}
 */
function isOutcome(value) {
  return typeof value === 'object' && value !== null && 'suite' in value && 'skips' in value;
}
