import { createInterface } from 'node:readline';
import { acceptedBoxes, Applicant, readyToOrder } from '../support/applicant.js';
import { Clerk } from '../support/clerk.js';
import { unknownCompany } from '../support/company.js';
import { until } from '../support/until.js';
import { CaseEvents } from './case-events.js';
import { caseSteps } from './case-steps.js';
import { HistoryEvents } from './history-events.js';
import { timed, underLoad } from './measure.js';
import { orderOnce } from './order-once.js';
import { wholeCase } from './whole-case.js';

/**
 * The load of the profile and of the comparison of two commits: one piece of work for each line of the standard input,
 * the answer is a line of JSON. Everything goes through HTTP calls of the portal, the mail sink and the sandbox.
 *
 *   run <figure> <concurrency> <count>   runs so many
 *   prepare <count>                      applications up to the order, for the figure `order`
 *   begin <count>                        new cases for `step`, not registered yet
 *   step <name>                          the next step of each of them
 *   events                               history events of all of them so far, which Temporal itself is asked for
 */

type Work = () => Promise<unknown>;

const ready: Applicant[] = [];
const stepping: Applicant[] = [];
const { signal } = new AbortController();

/** A new case counts once `GET /me` has its first status; the case itself may not be read before the address is confirmed. */
async function newCase(): Promise<void> {
  const applicant = new Applicant(unknownCompany());
  await applicant.register();
  await until(async () => (await applicant.done<{ status: number | null }>('GET', '/me')).status, {
    what: `the first status of case ${applicant.caseId}`,
  });
}

/** A new case counts once the staff's event stream has its first status. */
async function streamedCase(events: CaseEvents): Promise<void> {
  const applicant = new Applicant(unknownCompany());
  await applicant.register();
  await events.of(applicant.caseId);
}

async function nextOrder(boxes: Awaited<ReturnType<typeof acceptedBoxes>>): Promise<void> {
  const applicant = ready.pop();
  if (applicant === undefined) throw new Error('no application is ready to be ordered: prepare more');
  await orderOnce(applicant, boxes);
}

/** Opens what a figure needs; neither counts in its times nor in its costs. */
const figures: Readonly<Record<string, () => Promise<{ work: Work; close?: () => void }>>> = {
  'new-cases': () => Promise.resolve({ work: newCase }),
  'new-cases-streamed': async () => {
    const events = await CaseEvents.open();
    return { work: () => streamedCase(events), close: () => events.close() };
  },
  order: async () => {
    const boxes = await acceptedBoxes();
    return { work: () => nextOrder(boxes) };
  },
  'whole-cases': async () => {
    const clerk = await Clerk.login();
    return { work: () => wholeCase(clerk) };
  },
};

const opened = new Map<string, Awaited<ReturnType<(typeof figures)[string]>>>();

async function run(name: string, concurrency: number, count: number) {
  const open = figures[name];
  if (open === undefined) throw new Error(`no figure is called ${name}`);
  const figure = opened.get(name) ?? (await open());
  opened.set(name, figure);
  const took: number[] = [];
  const work = async () => void took.push(await timed(figure.work));
  const before = process.cpuUsage();
  const { rate, longestPause } = await underLoad({ concurrency, count, signal }, work);
  const { user, system } = process.cpuUsage(before);
  return { took, rate, longestPause, generatorMs: (user + system) / 1000 };
}

async function prepare(count: number) {
  const one = async () => void ready.push(await readyToOrder(unknownCompany()));
  await underLoad({ count, concurrency: Math.min(count, 8), signal }, one);
  return { ready: ready.length };
}

async function step(name: string) {
  const perform = caseSteps[name];
  if (perform === undefined) throw new Error(`no step is called ${name}`);
  const clerk = await (clerkOfSteps ??= Clerk.login());
  const rest = [...stepping];
  const durationMs = await timed(() =>
    underLoad({ count: rest.length, concurrency: 2, signal }, () => perform(rest.pop()!, clerk)),
  );
  return { durationMs };
}

let clerkOfSteps: Promise<Clerk> | undefined;
let histories: Promise<HistoryEvents> | undefined;

async function countEvents() {
  const counter = await (histories ??= HistoryEvents.open());
  let events = 0;
  for (const applicant of stepping) if (applicant.tokens !== undefined) events += await counter.of(applicant.caseId);
  return { events };
}

const commands: Readonly<Record<string, (words: readonly string[]) => unknown>> = {
  run: ([name = '', concurrency, count]) => run(name, Number(concurrency), Number(count)),
  prepare: ([count]) => prepare(Number(count)),
  begin: ([count]) => {
    stepping.length = 0;
    for (let each = 0; each < Number(count); each += 1) stepping.push(new Applicant(unknownCompany()));
    return { steps: Object.keys(caseSteps) };
  },
  step: (words) => step(words.join(' ')),
  events: () => countEvents(),
};

for await (const line of createInterface({ input: process.stdin })) {
  const [command = '', ...words] = line.split(' ');
  const answer = await commands[command]?.(words);
  if (answer === undefined) throw new Error(`no command is called ${command}`);
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
for (const { close } of opened.values()) close?.();
await (await histories)?.close();
process.exit(0);
