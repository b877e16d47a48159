import { classOf, idle, unclassified } from './function-classes.mjs';

/**
 * @typedef {{ functionName: string, url: string, lineNumber: number, columnNumber: number }} CallFrame
 * @typedef {{ id: number, callFrame: CallFrame, children?: readonly number[] }} ProfileNode
 * @typedef {{ nodes: readonly ProfileNode[], samples?: readonly number[], timeDeltas?: readonly number[] }} CpuProfile as V8's profiler returns it
 * @typedef {(frame: CallFrame) => string} FileOf the file of a function; other than its `url` where a bundle has it
 */

/** @type {FileOf} */
const ownUrl = ({ url }) => url;

/**
 * The time that each node of the profile was at the top of the stack, ms.
 * @param {CpuProfile} profile
 * @returns {ReadonlyMap<number, number>} by the node's id
 */
function timeOfNodes({ samples = [], timeDeltas = [] }) {
  /** @type {Map<number, number>} */
  const times = new Map();
  samples.forEach((id, at) => {
    // A sample lasts until the next one. Deltas are µs and can be negative, where V8 sorted samples of two threads.
    const ms = Math.max(0, timeDeltas[at + 1] ?? 0) / 1000;
    times.set(id, (times.get(id) ?? 0) + ms);
  });
  return times;
}

/**
 * @typedef {{ name: string, file: string, class: string, ms: number }} SelfTime
 *
 * @param {CpuProfile} profile
 * @param {FileOf} [fileOf]
 * @returns {SelfTime[]} each node that was at the top of the stack, but not while the process waited
 */
export function selfTimes(profile, fileOf = ownUrl) {
  const times = timeOfNodes(profile);
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const [rootNode] = profile.nodes;
  /** @type {SelfTime[]} */
  const found = [];
  const open = rootNode === undefined ? [] : [{ node: rootNode, caller: unclassified }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, caller } = next;
    const { functionName: name } = node.callFrame;
    const file = fileOf(node.callFrame);
    const own = classOf({ functionName: name, url: file }, caller);
    const ms = times.get(node.id) ?? 0;
    if (ms > 0 && own !== idle) found.push({ name, file, class: own, ms });
    for (const id of node.children ?? []) {
      const child = nodes.get(id);
      if (child !== undefined) open.push({ node: child, caller: own });
    }
  }
  return found;
}

/**
 * A profile measures by the clock on the wall, also while the processor works for somebody else: its shares are right, and
 * the kernel's clock has the sum.
 * @param {readonly SelfTime[]} times
 * @param {number} ms processor time of the threads that were profiled
 * @returns {SelfTime[]}
 */
export function scaledTo(times, ms) {
  const sum = times.reduce((all, time) => all + time.ms, 0);
  return times.map((time) => ({ ...time, ms: (time.ms / sum) * ms }));
}

/**
 * @param {readonly SelfTime[]} times
 * @param {(time: SelfTime) => string} key
 * @returns {Map<string, number>} ms by key, the largest first
 */
export function sumBy(times, key) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const time of times) sums.set(key(time), (sums.get(key(time)) ?? 0) + time.ms);
  return new Map([...sums].sort(([, one], [, other]) => other - one));
}
