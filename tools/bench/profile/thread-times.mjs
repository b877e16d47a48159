import { readdirSync, readFileSync } from 'node:fs';
import { processorMs } from '../load/processor-time.mjs';

/** Processor time of the threads of a Node process by what they are for, from outside. */

/** @typedef {'profiler' | 'V8 threads' | 'libuv threads' | 'native threads' | 'JavaScript'} ThreadKind */
/** @typedef {ReadonlyMap<ThreadKind, number>} ThreadTimes ms */

/** By the name that a thread gives itself; the kernel keeps 15 characters of it. */
const kinds = /** @type {const} */ ([
  ['profiler', /^v8:Prof/],
  ['V8 threads', /^(?:V8Worker|DelayedTask)/],
  ['libuv threads', /^(?:libuv-worker|iou-)/],
  ['native threads', /^(?:tokio|temporal|SignalInspector)/],
]);

/** Kinds beside JavaScript that are a cost of the process. */
export const helperKinds = /** @type {const} */ (['V8 threads', 'libuv threads', 'native threads']);

/**
 * @param {string} name of a thread
 * @returns {ThreadKind} JavaScript for the first thread and for worker threads, which take the name of what they run
 */
export function kindOf(name) {
  return kinds.find(([, pattern]) => pattern.test(name))?.[0] ?? 'JavaScript';
}

/**
 * @param {number} pid
 * @returns {ThreadTimes} so far
 */
export function threadTimes(pid) {
  /** @type {Map<ThreadKind, number>} */
  const times = new Map();
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const folder = `/proc/${pid}/task/${thread}`;
    try {
      const kind = kindOf(readFileSync(`${folder}/comm`, 'utf8').trim());
      const ms = processorMs(readFileSync(`${folder}/stat`, 'utf8'));
      times.set(kind, (times.get(kind) ?? 0) + ms);
    } catch {
      // The thread has ended since.
    }
  }
  return times;
}

/**
 * @param {ThreadTimes} before
 * @param {ThreadTimes} after
 * @returns {ThreadTimes} of a process whose profiler started and ended in between: its thread is gone and counts no more
 */
export function threadsBetween(before, after) {
  return new Map([...after].map(([kind, ms]) => [kind, Math.max(0, ms - (before.get(kind) ?? 0))]));
}
