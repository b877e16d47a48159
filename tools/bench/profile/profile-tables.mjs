import { sumBy } from './self-times.mjs';
import { summed } from '../load/processor-time.mjs';
import { helperKinds } from './thread-times.mjs';

/** @typedef {import('./profiled-load.mjs').ProfiledLoad} ProfiledLoad */
/** @typedef {import('./counted-steps.mjs').CountedStep} CountedStep */
/** @typedef {ReadonlyMap<string, readonly import('./inspector.mjs').Memory[]>} Memories by process, of each thread */

const engines = ['temporal', 'mongo', 'nats'];
/** Smaller ones are left out, ms per piece. */
const leastMs = 0.1;

/** @param {number} value */
const short = (value) => (value === 0 ? '' : value >= 100 ? value.toFixed(0) : value.toFixed(1));

/**
 * @param {readonly (readonly string[])[]} rows the first one is the head
 * @returns {string} as Markdown
 */
export function markdownTable([head = [], ...rows]) {
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/**
 * Who spends what: classes of functions by process, ms per piece.
 * @param {ProfiledLoad} profiled
 * @returns {string}
 */
export function classTable({ load: { count }, costs, threads, functions }) {
  const each = (/** @type {number} */ ms) => ms / count;
  const byProcess = new Map([...functions].map(([name, times]) => [name, sumBy(times, (time) => time.class)]));
  const processes = [...functions.keys()].sort((one, other) => (costs.get(other) ?? 0) - (costs.get(one) ?? 0));
  const classes = sumBy([...functions.values()].flat(), (time) => time.class);
  const of = (/** @type {string} */ process, /** @type {string} */ name) =>
    each(byProcess.get(process)?.get(name) ?? 0);
  const profiledMs = (/** @type {string} */ process) =>
    each([...(byProcess.get(process)?.values() ?? [])].reduce((a, b) => a + b, 0));
  const helper = (/** @type {string} */ process, /** @type {typeof helperKinds[number]} */ kind) =>
    each(threads.get(process)?.get(kind) ?? 0);
  const helpers = (/** @type {string} */ process) => helperKinds.reduce((sum, kind) => sum + helper(process, kind), 0);
  const clock = (/** @type {string} */ process) => each(costs.get(process) ?? 0);
  /**
   * @param {string} title
   * @param {(process: string) => number} value
   */
  const row = (title, value) => {
    const values = processes.map(value);
    return [title, ...values.map(short), short(values.reduce((a, b) => a + b, 0))];
  };
  return markdownTable([
    ['ms', ...processes, 'all'],
    ...[...classes].filter(([, ms]) => each(ms) >= leastMs).map(([name]) => row(name, (process) => of(process, name))),
    ...helperKinds
      .filter((kind) => processes.some((process) => helper(process, kind) >= leastMs))
      .map((kind) => row(kind, (process) => helper(process, kind))),
    row('not in a sample', (process) => clock(process) - profiledMs(process) - helpers(process)),
    row('**processor time**', clock),
  ]);
}

/**
 * @param {ProfiledLoad} profiled
 * @returns {string} a sentence with what the engines take and what is apart
 */
export function describeCosts({ load: { count }, costs, generatorMs }) {
  const named = (/** @type {readonly string[]} */ names) =>
    names.map((name) => `${name} ${short((costs.get(name) ?? 0) / count)}`).join(', ');
  const { stack, apart } = summed(costs);
  const outside = Object.entries(apart).map(([name, ms]) => `${name} ${short(ms / count)}`);
  return `${short(stack / count)} ms in all; engines: ${named(engines)}. Apart: ${[...outside, `load generator ${short(generatorMs / count)}`].join(', ')}.`;
}

/**
 * @param {ProfiledLoad} profiled
 * @param {number} most
 * @returns {string} the functions on top, ms per piece
 */
export function functionTable({ load: { count }, functions }, most) {
  const all = [...functions].flatMap(([process, times]) => times.map((time) => ({ ...time, process })));
  const sums = sumBy(all, (time) => {
    const { process, name, file } = /** @type {typeof all[number]} */ (time);
    return [
      process,
      name === '' ? '(anonymous)' : name,
      file.replace(/^.*\/(?=node_modules\/|services\/|domain\/|workflows\/)/, ''),
      time.class,
    ].join(' | ');
  });
  const rows = [...sums].slice(0, most).map(([key, ms]) => [...key.split(' | '), short(ms / count)]);
  return markdownTable([['process', 'function', 'file', 'class', 'ms'], ...rows]);
}

/** @param {ReadonlyMap<string, number>} commands */
const total = (commands) => [...commands.values()].reduce((a, b) => a + b, 0);

/**
 * @param {readonly CountedStep[]} steps
 * @returns {string}
 */
export function stepTable(steps) {
  /** @param {CountedStep} step */
  const row = ({ name, events, commands, sent, received, stackMs }) => [
    name,
    ...[events, total(commands), sent, received].map((value) => value.toFixed(1)),
    stackMs.toFixed(0),
  ];
  const sum = (/** @type {(step: CountedStep) => number} */ value) => steps.reduce((all, step) => all + value(step), 0);
  const whole = {
    name: '**whole case**',
    events: sum(({ events }) => events),
    commands: new Map([['all', sum(({ commands }) => total(commands))]]),
    sent: sum(({ sent }) => sent),
    received: sum(({ received }) => received),
    stackMs: sum(({ stackMs }) => stackMs),
  };
  return markdownTable([
    ['step', 'history events', 'commands to MongoDB', 'messages to NATS', 'from NATS', 'processor ms'],
    ...[...steps, whole].map(row),
  ]);
}

/**
 * @param {readonly CountedStep[]} steps
 * @returns {string} the commands of each step as a list
 */
export function describeCommands(steps) {
  return steps
    .map(({ name, commands }) => {
      const sorted = [...commands].sort(([, one], [, other]) => other - one);
      return `- ${name}: ${sorted.map(([command, count]) => `${command} ${count.toFixed(1)}`).join('; ')}`;
    })
    .join('\n');
}

const megabytes = (/** @type {number} */ bytes) => (bytes / 1024 / 1024).toFixed(0);

/**
 * @param {{ afterStart: Memories, afterLoad: Memories }} memories
 * @param {ReadonlyMap<string, number>} engineBytes resident memory of what is no process of ours, after the load
 * @returns {string}
 */
export function memoryTable({ afterStart, afterLoad }, engineBytes) {
  const cells = (/** @type {readonly import('./inspector.mjs').Memory[]} */ threads) => {
    const sum = (/** @type {'usedBytes' | 'reservedBytes' | 'externalBytes' | 'codeBytes'} */ name) =>
      threads.reduce((all, thread) => all + thread[name], 0);
    const resident = Math.max(0, ...threads.map(({ residentBytes }) => residentBytes));
    return [resident, sum('usedBytes'), sum('reservedBytes'), sum('externalBytes'), sum('codeBytes')];
  };
  const rows = [...afterStart].map(([name, threads]) => ({
    name,
    threads: threads.length,
    values: [...cells(threads).slice(0, 2), ...cells(afterLoad.get(name) ?? [])],
  }));
  const all = [0, 1, 2, 3, 4, 5, 6].map((at) => rows.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));
  return markdownTable([
    ['MB', 'threads', 'resident', 'heap', 'resident after', 'heap after', 'heap reserved', 'external', 'code'],
    ...rows.map(({ name, threads, values }) => [name, String(threads), ...values.map(megabytes)]),
    ['**all of ours**', '', ...all.map(megabytes)],
    ...[...engineBytes].map(([name, bytes]) => [name, '', '', '', megabytes(bytes), '', '', '', '']),
  ]);
}
