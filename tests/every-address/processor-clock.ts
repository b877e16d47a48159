import type { Page } from 'playwright-core';

/** Processor time of a page's main thread up to now, ms; unlike the time on a clock it does not grow under other load. */
export async function processorClock(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'ThreadTime')?.value;
    if (seconds === undefined) throw new Error('the browser does not measure processor time');
    return seconds * 1000;
  };
}
