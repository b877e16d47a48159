import { elapsed } from '../../../deploy/local/command-line/progress.mjs';
import { comparisonTable } from './comparison.mjs';

/** @typedef {Pick<import('./commit-build.mjs').CommitBuild, 'title' | 'runtime'>} Side */

/**
 * @param {{ before: Side, now: Side }} sides
 * @param {{ starts: number, isSandboxSet: boolean }} ran
 * @returns {string}
 */
export function describeSides({ before, now }, { starts, isSandboxSet }) {
  const providers = isSandboxSet
    ? 'a provider takes 150 ms for each of its steps'
    : 'providers as slow as in the demo (800 ms a step), because one side cannot have others';
  return [
    `Before: ${before.title} (Node ${before.runtime}). Now: ${now.title} (Node ${now.runtime}).`,
    `One stack at a time by its own \`npm start\`, fresh data, ${starts} starts of each in turn (before, now, now, before); one load generator, of the later commit; profile \`demo\`, limits by network address × 1000, ${providers}.`,
    'A ratio counts when the ranges do not overlap. Processor time: our processes and the engines; sandbox, mail sink and load generator are apart.',
  ].join('\n');
}

/**
 * @param {{ commit: string, quick: boolean }} asked
 * @param {string} description
 * @param {readonly import('./comparison.mjs').Compared[]} rows
 * @param {number} tookMs
 * @returns {string} as Markdown
 */
export function pageOf({ commit, quick }, description, rows, tookMs) {
  const today = new Date().toISOString().slice(0, 10);
  const words = `npm run bench -- --against ${commit}${quick ? ' --quick' : ''}`;
  const command = `Command: \`${words}\` (${elapsed(tookMs)}), ${today}, Node ${process.versions.node}.`;
  const stack = rows.filter(({ isApart }) => isApart !== true);
  const apart = rows.filter(({ isApart }) => isApart === true);
  return [
    `${description}\n${command}\n\n${comparisonTable(stack)}\n`,
    ...(apart.length === 0
      ? []
      : [`Apart, processor time in the same starts.\n${command}\n\n${comparisonTable(apart)}\n`]),
  ].join('\n');
}
