import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { supervisor } from '../support/supervisor.js';
import { until } from '../support/until.js';

interface Running {
  readonly name: string;
  readonly pid: number;
  readonly residentBytes: number;
}

/** Processes of the stack as the supervisor lists them. */
export async function runningProcesses(): Promise<readonly Running[]> {
  const all = (await supervisor.status()) as readonly (Omit<Running, 'pid'> & { readonly pid: number | null })[];
  return all.flatMap(({ name, pid, residentBytes }) => (pid === null ? [] : [{ name, pid, residentBytes }]));
}

/** One tick of the kernel's process clock, ms. */
const tickMs = 10;

/** Processor time of a process so far, ms. Needs /proc. */
async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

/** Processor time of each process during the work, ms. Empty without /proc. */
export async function costOf(work: () => Promise<unknown>): Promise<ReadonlyMap<string, number>> {
  const processes = await runningProcesses();
  const read = () => Promise.all(processes.map(({ pid }) => processorMs(pid)));
  const before = await read().catch(() => undefined);
  await work();
  const after = await read().catch(() => undefined);
  if (before === undefined || after === undefined) return new Map();
  return new Map(processes.map(({ name }, at) => [name, after[at]! - before[at]!]));
}

/** Maximum share of one processor that all processes together use when idle. */
const restShare = 0.25;
const restMs = 300;

/** Waits until the stack is idle, so that effects of earlier work are finished. */
export async function atRest(): Promise<void> {
  const isQuiet = async () => sumOf(await costOf(() => pause(restMs))) < restShare * restMs;
  await until(isQuiet, { what: 'a stack at rest', timeoutMs: 60_000, everyMs: 1 });
}

export const sumOf = (costs: ReadonlyMap<string, number>): number => [...costs.values()].reduce((a, b) => a + b, 0);

/** The largest shares as text, per item. */
export function sharesOf(costs: ReadonlyMap<string, number>, pieces: number): string {
  return [...costs]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 5)
    .map(([name, cost]) => `${name} ${(cost / pieces).toFixed(0)}`)
    .join(', ');
}
