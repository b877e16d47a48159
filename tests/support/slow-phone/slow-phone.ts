import type { Page } from 'playwright-core';

/** A slow phone: Slow 4G (150 ms, 1.6 Mbit/s down, 750 kbit/s up) and a processor four times slower. */
const road = { latencyMs: 150, downBytes: (1.6 * 1_000_000) / 8, upBytes: 750_000 / 8, slowdown: 4 } as const;

export interface Vitals {
  /** Largest Contentful Paint, ms. */
  readonly lcp: number;
  /** Cumulative Layout Shift. */
  readonly cls: number;
}

interface Watch {
  /** The measurements up to now. */
  readonly read: () => Promise<Vitals>;
  /** Waits until nothing was painted larger or moved for a second. */
  readonly settles: () => Promise<void>;
}

/** Slows the processor of a page down. */
export async function slowProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: road.slowdown });
}

/** Slows processor and network of a page down. */
export async function onTheRoad(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: road.latencyMs,
    downloadThroughput: road.downBytes,
    uploadThroughput: road.upBytes,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: road.slowdown });
}

/** Records the browser's own measurements, from the first byte on. */
export async function watchVitals(page: Page): Promise<Watch> {
  await page.addInitScript(() => {
    const vitals = { lcp: 0, cls: 0, last: 0 };
    Object.assign(globalThis, { vitals });
    const observe = (type: string, note: (entry: PerformanceEntry) => void): void =>
      new PerformanceObserver((list) => {
        vitals.last = performance.now();
        list.getEntries().forEach(note);
      }).observe({ type, buffered: true });
    observe('largest-contentful-paint', ({ startTime }) => (vitals.lcp = startTime));
    observe('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) vitals.cls += value;
    });
  });
  return {
    read: () => page.evaluate(() => (globalThis as unknown as { vitals: Vitals }).vitals),
    settles: async () => {
      await page.waitForFunction(() => {
        const { last } = (globalThis as unknown as { vitals: { readonly last: number } }).vitals;
        return document.readyState === 'complete' && performance.now() - last > 1_000;
      });
    },
  };
}
