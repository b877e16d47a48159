import type { Browser, Page } from 'playwright-core';
import { addresses } from '../support/addresses.js';
import { closePages, openBrowser, watchedPage } from '../support/browser.js';
import { staffMail } from '../support/clerk.js';
import { until } from '../support/until.js';

/** Breaks a call as a proxy would, and returns the trace that each click on it started. */
async function broken(page: Page, call: RegExp): Promise<readonly string[]> {
  const traces: string[] = [];
  await page.route(call, async (route) => {
    const header = (await route.request().allHeaders())['traceparent'] ?? '';
    traces.push(/^00-([0-9a-f]{32})-[0-9a-f]{16}-01$/.exec(header)?.[1] ?? `no trace: ${header}`);
    await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' });
  });
  return traces;
}

describe('the number of an error', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  test('is the trace of the click, in a notice of the customer app', async () => {
    const { page } = await watchedPage(browser);
    const traces = await broken(page, /\/api\/me\/getTokenSimple/);
    await page.goto(`${addresses.portal}/hub/entry/abcdefgh`);
    await page.getByText(/^Fehler-Nr\. /).waitFor();
    expect(traces).toHaveLength(1);
    await page.getByText(`Fehler-Nr. ${traces[0]!.slice(0, 8)}`, { exact: true }).waitFor();
  });

  test('is a new one with each click, at the login of the back office', async () => {
    const { page } = await watchedPage(browser);
    const traces = await broken(page, /\/api\/me\/login/);
    await page.goto(`${addresses.portal}/bm/entry`);
    await page.getByLabel(/Benutzername|E-Mail/i).fill(staffMail.ROLE_ADMIN);
    await page.getByRole('textbox', { name: 'Passwort' }).fill('Kontor!Demo2026');
    const shown = page.getByText(/^Fehler-Nr\. /);
    for (const click of [0, 1]) {
      await page.getByRole('button', { name: /Anmelden|Login/i }).click();
      await until(
        async () =>
          traces[click] !== undefined && (await shown.textContent()) === `Fehler-Nr. ${traces[click].slice(0, 8)}`,
        {
          what: `the number of click ${click + 1}`,
        },
      );
    }
    expect(new Set(traces).size).toBe(2);
  });

  test('is on the page that is shown when no other can be', async () => {
    const { page } = await watchedPage(browser);
    const problem = { type: 'x', title: 'Interner Fehler', status: 500, message: 'Es ging nicht.', traceId: 'abc' };
    await page.route(/\/api\/configuration/, (route) =>
      route.fulfill({ status: 500, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
    );
    await page.goto(`${addresses.portal}/start/produkte/vergleich`);
    await page.getByText('Es ging nicht.').waitFor();
    await page.getByText('Fehler-Nr. abc').waitFor();
  });
});
