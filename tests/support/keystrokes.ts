import type { Page } from 'playwright-core';

/** What the page noted of its keys, in ms. */
interface Notes {
  /** When each key was pressed, and whether it was a letter. */
  readonly pressed: { readonly at: number; readonly letter: boolean }[];
  /** The events of keys as the browser timed them. */
  readonly events: { readonly start: number; readonly end: number }[];
  /** Tasks of 50 ms and more. */
  readonly tasks: number[];
}

export interface Cost {
  readonly p95: number;
  /** Median, p95 and the most. */
  readonly words: string;
}

export interface KeyCosts {
  readonly count: number;
  /** From the key to the end of everything that handles it, with whatever held it up before. */
  readonly processing: Cost;
  readonly longestTask: number;
}

/** Has a page note what its keys cost from now on. */
export async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const notes: Notes = { pressed: [], events: [], tasks: [] };
    Object.assign(globalThis, { notes });
    addEventListener(
      'keydown',
      ({ timeStamp, key, ctrlKey }) => notes.pressed.push({ at: timeStamp, letter: key.length === 1 && !ctrlKey }),
      true,
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (['keydown', 'keypress', 'beforeinput', 'input'].includes(entry.name))
          notes.events.push({ start: entry.startTime, end: entry.processingEnd });
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    new PerformanceObserver((list) => notes.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
}

/** What the keys have cost since. A key of which the browser tells nothing took less than 16 ms. */
export async function costsOf(page: Page): Promise<KeyCosts> {
  const { pressed, events, tasks } = await page.evaluate(() => (globalThis as unknown as { notes: Notes }).notes);
  const keys = pressed.flatMap(({ at: from, letter }, index) => {
    if (!letter) return [];
    const own = events.filter(({ start }) => start >= from && start < (pressed[index + 1]?.at ?? Infinity));
    return Math.max(0, ...own.map(({ end }) => end - from));
  });
  return {
    count: keys.length,
    processing: costOf(keys),
    longestTask: Math.max(0, ...tasks),
  };
}

function costOf(times: readonly number[]): Cost {
  const sorted = [...times].sort((left, right) => left - right);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const [median, p95, most] = [at(0.5), at(0.95), at(1)].map((ms) => Math.round(ms));
  return { p95: at(0.95), words: `median ${median} ms, p95 ${p95} ms, at most ${most} ms` };
}
