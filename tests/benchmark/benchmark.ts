import { writeFile } from 'node:fs/promises';
import { autosave } from './autosave.figure.js';
import { caseListAt } from './case-list.figure.js';
import { costAt } from './cost.figure.js';
import { firstRoute } from './first-route.figure.js';
import type { Figure, Line, Outcome } from './figure.js';
import { memory } from './memory.figure.js';
import { newCases } from './new-cases.figure.js';
import { order } from './order.figure.js';
import { describeOutcome } from './report.js';
import { starts } from './starts.figure.js';
import { webhookToPage } from './webhook-to-page.figure.js';
import { wholeCases } from './whole-cases.figure.js';
import { workbench } from './workbench.figure.js';

/** All figures; those without time left are listed as missing. */
const wholeMs = 1_200_000;

const [file, ...words] = process.argv.slice(2);
if (file === undefined) throw new Error('The output file is missing: run npm run bench');
const startTimes = words.find((word) => word.startsWith('--starts='))?.slice('--starts='.length) ?? '';
const quick = words.includes('--quick');
const only = words.filter((word) => !word.startsWith('--'));

/** By importance, but the database only grows. */
const figures: readonly Figure[] = [
  starts(startTimes.split(',').filter(Boolean).map(Number)),
  newCases,
  order,
  autosave,
  wholeCases,
  webhookToPage,
  firstRoute,
  costAt(1_000, 60_000),
  caseListAt(10_000, 60_000),
  workbench,
  costAt(10_000, 60_000),
  costAt(50_000, 120_000),
  memory,
  caseListAt(100_000, 400_000),
];

async function run(figure: Figure, limitMs: number): Promise<Outcome> {
  const { name, title, how } = figure;
  const startedAt = performance.now();
  const lines: Line[] = [];
  const end = new AbortController();
  const over = new Promise<never>((_resolve, reject) => {
    setTimeout(() => {
      const reason = new Error(`not done within ${(limitMs / 1000).toFixed(0)} s`);
      end.abort(reason);
      reject(reason);
    }, limitMs).unref();
  });
  const work = async (): Promise<void> => {
    for await (const line of figure.measure({ quick, signal: end.signal })) lines.push(line);
  };
  let failure: string | undefined;
  await Promise.race([work(), over]).catch((error: unknown) => {
    failure = error instanceof Error ? error.message : String(error);
    end.abort(error);
  });
  const outcome = { figure: { name, title, how }, lines, tookMs: performance.now() - startedAt };
  return failure === undefined ? outcome : { ...outcome, failure };
}

// Errors after a figure's time limit were already reported with the figure.
process.on('unhandledRejection', () => undefined);
const startedAt = performance.now();
const sections: string[] = [];
let failures = 0;
for (const figure of figures.filter(({ name }) => only.length === 0 || only.some((part) => name.startsWith(part)))) {
  const left = wholeMs - (performance.now() - startedAt);
  const outcome = await run(figure, Math.max(1_000, Math.min(figure.limitMs, left)));
  if (outcome.failure !== undefined) failures += 1;
  sections.push(describeOutcome(outcome));
  process.stdout.write(`${sections.at(-1) ?? ''}\n`);
  await writeFile(file, sections.join('\n'));
}
process.exit(failures === 0 ? 0 : 1);
