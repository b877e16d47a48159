import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { processTree } from '../../../deploy/local/command-line/process-tree.mjs';

/** Processor time of a running stack, from outside: the kernel's clocks of its processes and of all below them. */

/** @typedef {{ name: string, pid: number }} Running */
/** @typedef {ReadonlyMap<string, number>} Costs ms by the name of a process */

/** One tick of the kernel's process clock, ms. */
const tickMs = 10;

/** Outside of the bank: providers and mailboxes of others. What they take is said, but is none of the stack's. */
export const outside = /** @type {const} */ (['sandbox', 'mail-sink']);

/**
 * @param {string} stat content of `/proc/<pid>/stat`
 * @returns {number} processor time of the process and of its children that have ended, ms
 */
export function processorMs(stat) {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0) * tickMs;
}

/** @param {number} pid */
function ofTree(pid) {
  return processTree(pid).reduce((sum, one) => {
    try {
      return sum + processorMs(readFileSync(`/proc/${one.pid}/stat`, 'utf8'));
    } catch {
      // It has ended since; the clock of its parent has its time.
      return sum;
    }
  }, 0);
}

/**
 * @param {readonly Running[]} processes
 * @returns {Costs} so far
 */
export function clocks(processes) {
  return new Map(processes.map(({ name, pid }) => [name, ofTree(pid)]));
}

/**
 * @param {Costs} before
 * @param {Costs} after
 * @returns {Costs}
 */
export function between(before, after) {
  return new Map([...after].map(([name, ms]) => [name, ms - (before.get(name) ?? 0)]));
}

/**
 * @param {Costs} costs
 * @returns {{ stack: number, apart: Readonly<Record<string, number>> }} ms of our processes and the engines; of what is outside
 */
export function summed(costs) {
  const isOutside = (/** @type {string} */ name) => outside.some((one) => one === name);
  return {
    stack: [...costs].reduce((sum, [name, ms]) => (isOutside(name) ? sum : sum + ms), 0),
    apart: Object.fromEntries([...costs].filter(([name]) => isOutside(name))),
  };
}

/** At most this share of one processor is used by a stack at rest, in so many looks in a row. */
const restShare = 0.3;
const looks = 4;
const lookMs = 400;
const longestMs = 120_000;

/**
 * @param {readonly Running[]} processes
 * @param {number} ms how long it looks
 * @returns {Promise<number>} the share of one processor that the stack takes
 */
export async function shareUsed(processes, ms) {
  const before = clocks(processes);
  const startedAt = performance.now();
  await wait(ms);
  return summed(between(before, clocks(processes))).stack / (performance.now() - startedAt);
}

/**
 * Waits until a stack is at rest: what earlier work has caused is done.
 * @param {readonly Running[]} processes
 * @param {number} [anyway] share of one processor that something beside it takes in its processes
 * @returns {Promise<number>} how long it was already at rest when that was sure, ms
 */
export async function atRest(processes, anyway = 0) {
  const startedAt = Date.now();
  for (let quiet = 0; quiet < looks;) {
    if (Date.now() - startedAt > longestMs) throw new Error(`The stack is not at rest after ${longestMs / 1000} s`);
    quiet = (await shareUsed(processes, lookMs)) <= restShare + anyway ? quiet + 1 : 0;
  }
  return looks * lookMs;
}
