import {
  classTable,
  describeCommands,
  describeCosts,
  functionTable,
  memoryTable,
  stepTable,
} from './profile-tables.mjs';

/**
 * @typedef {object} Found
 * @property {readonly import('./profiled-load.mjs').ProfiledLoad[]} profiled
 * @property {{ afterStart: import('./profile-tables.mjs').Memories, afterLoad: import('./profile-tables.mjs').Memories }} memory
 * @property {ReadonlyMap<string, number>} engineBytes
 * @property {Awaited<ReturnType<typeof import('./counted-steps.mjs').countSteps>>} counted
 * @property {number} steps cases that were counted step by step
 * @property {number} tookMs
 * @property {boolean} quick
 */

const pieces = /** @type {Readonly<Record<string, string>>} */ ({
  'new-cases-streamed': 'a new case',
  order: 'an order and what follows it',
  'whole-cases': 'a whole case',
});

/** @param {Found} found */
const commandLine = ({ tookMs, quick }) =>
  `Command: \`npm run bench -- --profile${quick ? ' --quick' : ''}\` (${(tookMs / 1000).toFixed(0)} s), ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}.`;

/**
 * @param {Found} found
 * @returns {string} the section of docs/benchmarks.md
 */
export function pageOf(found) {
  const { profiled, memory, engineBytes, counted, steps } = found;
  const line = commandLine(found);
  const loads = profiled.flatMap((one) => {
    const { figure, concurrency, count } = one.load;
    return [
      `### ${pieces[figure] ?? figure}, at ${concurrency}`,
      `n = ${count}, ${one.rate.toFixed(1)} a second while profiled. Per piece: ${describeCosts(one)}`,
      line,
      '',
      classTable(one),
      '',
    ];
  });
  return [
    ...loads,
    '### Steps of a case',
    `${steps} cases, step by step; the next step comes when the stack is at rest. The persons pass their identity checks by themselves, so that these are a part of the order. Without what a stack at rest does in the same time: ${describeIdle(counted.idle)}. Events: of all runs of the case and of its child workflows.`,
    line,
    '',
    stepTable(counted.steps),
    '',
    '### Memory of each process',
    'Right after the start, and after all loads above; heap: what a collection of garbage leaves, external: buffers outside of it, code: compiled code and sources. Threads: the first one and its workers; each has a heap of its own.',
    line,
    '',
    memoryTable(memory, engineBytes),
    '',
  ].join('\n');
}

/** @param {Found['counted']['idle']} idle */
function describeIdle({ ms, stackMs, commands, sent, received }) {
  const perSecond = (/** @type {number} */ value) => ((value * 1000) / ms).toFixed(1);
  const all = [...commands.values()].reduce((a, b) => a + b, 0);
  return `${perSecond(stackMs)} ms of processor time, ${perSecond(all)} commands, ${perSecond(sent)} and ${perSecond(received)} messages a second`;
}

/**
 * @param {Found} found
 * @returns {string} the page with the functions and commands behind its sums
 */
export function workingPaper(found) {
  const functions = found.profiled.flatMap((one) => [
    `### Functions on top: ${one.load.figure} at ${one.load.concurrency}, ms each`,
    '',
    functionTable(one, 60),
    '',
  ]);
  const idle = [{ ...found.counted.idle, name: 'at rest, all in all' }];
  return [
    pageOf(found),
    ...functions,
    '### Commands of each step',
    '',
    describeCommands([...found.counted.steps, ...idle]),
    '',
  ].join('\n');
}
