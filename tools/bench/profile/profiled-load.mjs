import { atRest, between, clocks, shareUsed } from '../load/processor-time.mjs';
import { scaledTo, selfTimes } from './self-times.mjs';
import { threadsBetween, threadTimes } from './thread-times.mjs';

/**
 * @typedef {import('../load/processor-time.mjs').Running} Running
 * @typedef {import('./self-times.mjs').SelfTime} SelfTime
 * @typedef {{ figure: string, concurrency: number, count: number }} Load
 * @typedef {object} ProfiledLoad one figure and whose time it took, ms in all
 * @property {Load} load
 * @property {number} rate per second
 * @property {import('../load/processor-time.mjs').Costs} costs processor time by process, by the kernel's clocks; without
 *   the thread of the profiler
 * @property {ReadonlyMap<string, import('./thread-times.mjs').ThreadTimes>} threads of the processes that are profiled
 * @property {ReadonlyMap<string, readonly SelfTime[]>} functions by process, of its JavaScript threads
 * @property {number} generatorMs
 */

const lookMs = 1500;

/**
 * Runs a figure while all processes are profiled, until what it has caused is done.
 * @param {Load} load
 * @param {object} given
 * @param {readonly Running[]} given.processes
 * @param {ReadonlyMap<string, import('./inspector.mjs').Inspector>} given.inspectors by process
 * @param {import('../load/load-generator.mjs').LineProgram} given.generator
 * @param {import('./self-times.mjs').FileOf} given.fileOf
 * @returns {Promise<ProfiledLoad>}
 */
export async function profileLoad(load, { processes, inspectors, generator, fileOf }) {
  const { figure, concurrency, count } = load;
  const profiled = processes.filter(({ name }) => inspectors.has(name));
  if (figure === 'order') await generator.ask(`prepare ${count}`);
  await atRest(processes);
  for (const inspector of inspectors.values()) await inspector.startProfile();
  // The profilers themselves, also while the stack is at rest.
  const anyway = await shareUsed(processes, lookMs);
  const before = clocks(processes);
  const threadsBefore = new Map(profiled.map(({ name, pid }) => [name, threadTimes(pid)]));
  /** @type {import('../load/load-generator.mjs').Ran} */
  const { rate, generatorMs } = await generator.ask(`run ${figure} ${concurrency} ${count}`);
  await atRest(processes, anyway);
  const all = between(before, clocks(processes));
  const threads = new Map(
    profiled.map(({ name, pid }) => [name, threadsBetween(threadsBefore.get(name) ?? new Map(), threadTimes(pid))]),
  );
  const costs = new Map([...all].map(([name, ms]) => [name, ms - (threads.get(name)?.get('profiler') ?? 0)]));
  /** @type {Map<string, readonly SelfTime[]>} */
  const functions = new Map();
  for (const [name, inspector] of inspectors) {
    const profiles = await inspector.stopProfile();
    const times = profiles.flatMap((one) => selfTimes(one, fileOf));
    functions.set(name, scaledTo(times, threads.get(name)?.get('JavaScript') ?? 0));
  }
  return { load, rate, costs, threads, functions, generatorMs };
}
