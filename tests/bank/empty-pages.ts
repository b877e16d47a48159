import type { Page, Request } from 'playwright-core';
import type { ClerkPages } from '../support/clerk-pages.js';
import { until } from '../support/until.js';

/** How long a page asks for nothing more, ms: between its code and its data there is a render. */
const quietMs = 400;

/** Waits until a page has asked for all that it shows; the stream of events never ends. */
async function watchRequests(page: Page, look: (settled: (what: string) => Promise<unknown>) => Promise<void>) {
  const pending = new Set<Request>();
  let changedAt = Date.now();
  const begin = (request: Request): void => {
    if (request.url().endsWith('/events')) return;
    pending.add(request);
    changedAt = Date.now();
  };
  const end = (request: Request): void => {
    if (pending.delete(request)) changedAt = Date.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await look((what) => until(() => Promise.resolve(pending.size === 0 && Date.now() - changedAt > quietMs), { what }));
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}

/** The pages of the overview that show that something could not be read. */
export async function brokenPages({ page }: ClerkPages): Promise<readonly string[]> {
  const broken: string[] = [];
  await watchRequests(page, async (settled) => {
    const look = async (name: string): Promise<void> => {
      await settled(`the page ${name}`);
      if ((await page.getByText(/Fehler-Nr\.| nicht geladen(?: werden)?$/).count()) > 0) broken.push(name);
    };
    for (const tab of await page.getByRole('tab').all()) {
      const name = await tab.innerText();
      await tab.click();
      await look(name);
      const list = page.getByRole('navigation', { name: /^(Instanzk|K)onfiguration$/ });
      for (const link of await list.getByRole('link').all()) {
        const label = await link.innerText();
        await link.click();
        await look(`${name}, ${label}`);
      }
    }
  });
  return broken;
}
