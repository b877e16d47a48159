import type { Browser } from 'playwright-core';
import { addresses } from '../support/addresses.js';
import { openBrowser } from '../support/browser.js';
import { kilobytes, times, type Figure } from './figure.js';

const pages = [
  { app: 'web-customer', path: '/start/produkte/vergleich', wanted: 150_000 },
  { app: 'web-admin', path: '/bm/entry', wanted: 250_000 },
] as const;

/** Bytes of the scripts a page loads, compressed and uncompressed. */
async function scriptsOf(browser: Browser, path: string): Promise<{ wire: number; plain: number; count: number }> {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto(`${addresses.portal}${path}`, { waitUntil: 'networkidle' });
  await page.locator('h1').first().waitFor();
  const sizes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.m?js(\?|$)/.test(name))
      .map(({ encodedBodySize, decodedBodySize }) => [encodedBodySize, decodedBodySize] as const),
  );
  await context.close();
  const sum = (at: 0 | 1): number => sizes.reduce((total, size) => total + size[at], 0);
  return { wire: sum(0), plain: sum(1), count: sizes.length };
}

/** What a first visit loads before the page is usable. */
export const firstRoute: Figure = {
  name: 'first-route',
  title: 'JavaScript of the first route',
  how: 'All scripts that Chromium has loaded when the network is quiet, as they come over the wire; the ratio is to their unpacked size.',
  limitMs: 45_000,
  measure: async function* () {
    const browser = await openBrowser();
    try {
      for (const { app, path, wanted } of pages) {
        const { wire, plain, count } = await scriptsOf(browser, path);
        yield {
          what: `${app}, ${path}`,
          value: kilobytes(wire),
          n: count,
          bare: kilobytes(plain),
          ratio: times(wire, plain),
          wanted: `≤ ${kilobytes(wanted)}`,
          met: wire <= wanted,
        };
      }
    } finally {
      await browser.close();
    }
  },
};
