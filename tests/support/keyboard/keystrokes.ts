import type { Page } from 'playwright-core';

/** Recorded times of a page's keys, ms. */
interface Notes {
  /** When each key was pressed, and whether it was a letter. */
  readonly pressed: { readonly at: number; readonly letter: boolean }[];
  /** The browser's event timings of keys. */
  readonly events: { readonly start: number; readonly end: number; readonly painted: number }[];
  /** Tasks of 50 ms and more. */
  readonly tasks: number[];
}

export interface Cost {
  readonly median: number;
  readonly p95: number;
  /** Median, p95 and maximum. */
  readonly words: string;
}

export interface KeyCosts {
  readonly count: number;
  /** From the key press to the end of its event handlers, including waiting. */
  readonly processing: Cost;
  /** From the key press to the next paint, in steps of 8 ms as the browser measures it. */
  readonly painting: Cost;
  readonly longestTask: number;
}

/** Starts recording the times of keys. */
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
          notes.events.push({
            start: entry.startTime,
            end: entry.processingEnd,
            painted: entry.startTime + entry.duration,
          });
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    new PerformanceObserver((list) => notes.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
}

/** The times of keys since then. A key without an event timing took less than 16 ms. */
export async function costsOf(page: Page): Promise<KeyCosts> {
  const { pressed, events, tasks } = await page.evaluate(() => (globalThis as unknown as { notes: Notes }).notes);
  const costs = (when: (event: Notes['events'][number]) => number): readonly number[] =>
    pressed.flatMap(({ at: from, letter }, index) => {
      if (!letter) return [];
      const own = events.filter(({ start }) => start >= from && start < (pressed[index + 1]?.at ?? Infinity));
      return Math.max(0, ...own.map((event) => when(event) - from));
    });
  const processing = costs(({ end }) => end);
  return {
    count: processing.length,
    processing: costOf(processing),
    painting: costOf(costs(({ painted }) => painted)),
    longestTask: Math.max(0, ...tasks),
  };
}

function costOf(times: readonly number[]): Cost {
  const sorted = [...times].sort((left, right) => left - right);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const [median, p95, most] = [at(0.5), at(0.95), at(1)].map((ms) => Math.round(ms));
  return { median: at(0.5), p95: at(0.95), words: `median ${median} ms, p95 ${p95} ms, at most ${most} ms` };
}
