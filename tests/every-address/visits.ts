import type { Page } from 'playwright-core';
import { addresses } from '../support/addresses.js';
import { processorClock } from './processor-clock.js';
import { report } from '../support/report.js';
import type { Visitor } from './visitors.js';

/** What counts: the time until the heading is there, or the processor time of the page's main thread until then. */
export type Measure = 'time' | 'processor time';

const opens = 3;
const limitMs = 1_000;

/** Addresses of no page. */
const noPage = /nicht|404/;

/** Opens every address; returns those that show no heading, take longer than a second, or that there is no such page. */
export async function failures(
  visitor: Visitor,
  paths: readonly string[],
  measure: Measure,
): Promise<readonly string[]> {
  const page = await visitor.context.newPage();
  const clock = measure === 'time' ? async () => performance.now() : await processorClock(page);
  const found: string[] = [];
  let slowest = { path: '', ms: 0 };
  for (const path of paths) {
    try {
      const ms = await medianOf(path, () => opened({ visitor, page, clock }, path));
      if (ms > limitMs) found.push(`${visitor.name}: ${path} took ${ms.toFixed(0)} ms of ${measure}`);
      if (ms > slowest.ms) slowest = { path, ms };
    } catch (error) {
      found.push(`${visitor.name}: ${path}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  report(`${paths.length} addresses, ${visitor.name}: most ${measure} ${slowest.ms.toFixed(0)} ms, ${slowest.path}`);
  await page.close();
  return found;
}

/** Opens an address, twice more if it took longer than the limit; the median in ms. */
async function medianOf(path: string, open: () => Promise<{ readonly ms: number; readonly heading: string }>) {
  const times: number[] = [];
  do {
    const { ms, heading } = await open();
    if (heading === 'Seite nicht gefunden' && !noPage.test(path)) throw new Error('is not found');
    times.push(ms);
  } while (times.length < opens && times[0]! > limitMs);
  return times.toSorted((a, b) => a - b)[times.length >> 1]!;
}

interface Visit {
  readonly visitor: Visitor;
  readonly page: Page;
  readonly clock: () => Promise<number>;
}

/** Opens an address in a document of its own: a hash alone would not load the page again. */
async function opened({ visitor, page, clock }: Visit, path: string) {
  await visitor.restore?.();
  await page.goto('about:blank');
  const before = await clock();
  await page.goto(`${addresses.portal}${path}`, { waitUntil: 'commit' });
  // Asked at each frame: a locator asks only every half second once it has waited for some time.
  await page.waitForFunction(() => Number(document.querySelector('main h1')?.getClientRects().length) > 0);
  const ms = (await clock()) - before;
  const heading = await page.getByRole('main').getByRole('heading', { level: 1 }).first().innerText();
  return { ms, heading };
}
