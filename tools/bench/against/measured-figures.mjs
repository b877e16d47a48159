import { atRest, between, clocks, summed } from '../load/processor-time.mjs';
import { percentile } from './comparison.mjs';

/**
 * The figures of a comparison, on one started stack.
 *
 * @typedef {import('./comparison.mjs').Measure & { value: number }} Measured
 * @typedef {object} OnStack
 * @property {import('../load/load-generator.mjs').LineProgram} generator
 * @property {() => Promise<import('../load/processor-time.mjs').Running[]>} processes
 * @property {(word: string) => boolean} wants whether a figure is asked for
 * @property {boolean} quick
 */

/** @type {Readonly<Record<'full' | 'quick', Readonly<Record<string, readonly (readonly [concurrency: number, count: number])[]>>>>} */
const extents = {
  full: {
    'new-cases': [
      [8, 200],
      [64, 400],
    ],
    'new-cases-streamed': [
      [8, 200],
      [64, 400],
    ],
    order: [
      [1, 20],
      [8, 64],
    ],
    'whole-cases': [
      [8, 24],
      [32, 64],
    ],
  },
  quick: {
    'new-cases': [[8, 16]],
    'new-cases-streamed': [[8, 16]],
    order: [
      [1, 2],
      [8, 8],
    ],
    'whole-cases': [[8, 8]],
  },
};

/** Names of the figures that need a load. */
export const loadFigures = Object.keys(extents.full);

const titles = /** @type {Readonly<Record<string, string>>} */ ({
  'new-cases': 'new cases',
  'new-cases-streamed': 'new cases, seen on the event stream',
  order: 'order',
  'whole-cases': 'whole cases',
});

/**
 * Runs a load, and adds what followed it to its costs.
 * @param {OnStack} stack
 * @param {readonly string[]} lines of the load generator
 */
async function runCounted({ generator, processes }, lines) {
  const running = await processes();
  await atRest(running);
  const before = clocks(running);
  /** @type {import('../load/load-generator.mjs').Ran[]} */
  const all = [];
  for (const [at, line] of lines.entries()) {
    // The next one comes when what the last one has caused is done.
    if (at > 0) await atRest(running);
    all.push(await generator.ask(line));
  }
  await atRest(running);
  const costs = between(before, clocks(running));
  const after = await processes();
  const lost = running.find(({ name, pid }) => after.find((one) => one.name === name)?.pid !== pid);
  if (lost !== undefined) throw new Error(`${lost.name} was started again while it was measured`);
  const rate = all.length === 1 ? (all[0]?.rate ?? 0) : 0;
  const sum = (/** @type {'generatorMs'} */ name) => all.reduce((total, one) => total + one[name], 0);
  const longestPause = Math.max(...all.map((one) => one.longestPause));
  return {
    rate,
    longestPause,
    took: all.flatMap(({ took }) => took),
    generatorMs: sum('generatorMs'),
    ...summed(costs),
  };
}

/**
 * One figure at one concurrency.
 * @param {OnStack} stack
 * @param {string} figure
 * @param {readonly [number, number]} load
 * @returns {Promise<Measured[]>}
 */
async function measureLoad(stack, figure, [concurrency, count]) {
  const isOneByOne = figure === 'order' && concurrency === 1;
  if (figure === 'order') await stack.generator.ask(`prepare ${count}`);
  const line = (/** @type {number} */ pieces) => `run ${figure} ${concurrency} ${pieces}`;
  const lines = isOneByOne ? Array.from({ length: count }, () => line(1)) : [line(count)];
  const ran = await runCounted(stack, lines);
  const name = `${titles[figure] ?? figure} at ${concurrency}`;
  const apart = Object.entries({ ...ran.apart, 'load generator': ran.generatorMs });
  const times = [
    { what: `${name}: p50`, unit: 'ms', digits: 0, value: percentile(ran.took, 0.5) },
    { what: `${name}: p95`, unit: 'ms', digits: 0, value: percentile(ran.took, 0.95) },
  ];
  return [
    ...(figure === 'order' ? [] : [{ what: `${name}: per second`, unit: '/s', digits: 2, value: ran.rate }]),
    ...times,
    ...(figure.startsWith('new-cases')
      ? [{ what: `${name}: longest pause`, unit: 'ms', digits: 0, value: ran.longestPause }]
      : []),
    { what: `${name}: processor time each`, unit: 'ms', digits: 0, value: ran.stack / count },
    ...apart.map(([who, ms]) => ({
      what: `${name}: ${who} each`,
      unit: 'ms',
      digits: 0,
      value: ms / count,
      isApart: true,
    })),
  ];
}

/**
 * @param {OnStack} stack
 * @returns {Promise<Measured[]>} in the order in which they are printed
 */
export async function measureFigures(stack) {
  const loads = extents[stack.quick ? 'quick' : 'full'];
  // Code is slow when it runs for the first time.
  await stack.generator.ask(`run new-cases 8 ${stack.quick ? 8 : 60}`);
  await stack.generator.ask(`run whole-cases 8 ${stack.quick ? 4 : 8}`);
  /** @type {Measured[]} */
  const measured = [];
  for (const figure of loadFigures.filter(stack.wants))
    for (const load of loads[figure] ?? []) measured.push(...(await measureLoad(stack, figure, load)));
  return measured;
}
