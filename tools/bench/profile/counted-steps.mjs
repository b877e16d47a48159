import { setTimeout as wait } from 'node:timers/promises';
import { atRest, between, clocks, summed } from '../load/processor-time.mjs';
import { natsMessages } from './nats-messages.mjs';

/**
 * @typedef {import('../load/processor-time.mjs').Running} Running
 * @typedef {{ stackMs: number, commands: ReadonlyMap<string, number>, sent: number, received: number, events: number }} Counted
 *   commands: to MongoDB by process and command; sent, received: messages of NATS; events: of histories
 * @typedef {Counted & { name: string }} CountedStep per case, without what a stack at rest does meanwhile
 *
 * @typedef {object} Sources of the counts
 * @property {readonly Running[]} processes
 * @property {ReadonlyMap<string, { counts: () => ReadonlyMap<string, number> }>} commands by process
 * @property {string} monitor of NATS
 * @property {import('../load/load-generator.mjs').LineProgram} generator
 */

const idleMs = 10_000;

/**
 * @param {Sources} sources
 * @returns {Promise<{ at: number, costs: import('../load/processor-time.mjs').Costs, sent: number, received: number, events: number }>}
 */
async function look({ processes, monitor, generator }) {
  const { events } = await generator.ask('events');
  return { at: Date.now(), costs: clocks(processes), ...(await natsMessages(monitor)), events };
}

/**
 * @param {Sources} sources
 * @param {() => Promise<unknown>} work
 * @returns {Promise<Counted & { ms: number }>}
 */
async function countDuring(sources, work) {
  const before = await look(sources);
  for (const { counts } of sources.commands.values()) counts();
  await work();
  const named = [...sources.commands].flatMap(([process, { counts }]) =>
    [...counts()].map(([command, count]) => /** @type {const} */ ([`${process}: ${command}`, count])),
  );
  const after = await look(sources);
  return {
    ms: after.at - before.at,
    stackMs: summed(between(before.costs, after.costs)).stack,
    commands: new Map(named),
    sent: after.sent - before.sent,
    received: after.received - before.received,
    events: after.events - before.events,
  };
}

/**
 * What a step has caused per case, without what the stack does anyway in the same time.
 * @param {Counted & { ms: number }} counted
 * @param {Counted & { ms: number }} idle
 * @param {number} cases
 * @returns {Counted}
 */
export function perCase(counted, idle, cases) {
  const share = counted.ms / idle.ms;
  const each = (/** @type {number} */ value, /** @type {number} */ atRestToo) =>
    Math.max(0, (value - atRestToo * share) / cases);
  const commands = [...counted.commands].map(
    ([name, count]) => /** @type {const} */ ([name, each(count, idle.commands.get(name) ?? 0)]),
  );
  return {
    stackMs: each(counted.stackMs, idle.stackMs),
    commands: new Map(commands.filter(([, count]) => count >= 0.1)),
    sent: each(counted.sent, idle.sent),
    received: each(counted.received, idle.received),
    events: counted.events / cases,
  };
}

/**
 * Brings cases along step by step; the next one comes when the stack is at rest.
 * @param {Sources} sources
 * @param {number} cases
 * @returns {Promise<{ steps: CountedStep[], idle: Counted & { ms: number } }>}
 */
export async function countSteps(sources, cases) {
  const { processes, generator } = sources;
  /** @type {{ steps: string[] }} */
  const { steps: names } = await generator.ask(`begin ${cases}`);
  await atRest(processes);
  const idle = await countDuring(sources, () => wait(idleMs));
  /** @type {CountedStep[]} */
  const steps = [];
  for (const name of names) {
    const counted = await countDuring(sources, async () => {
      await generator.ask(`step ${name}`);
      await atRest(processes);
    });
    steps.push({ name, ...perCase(counted, idle, cases) });
  }
  return { steps, idle };
}
