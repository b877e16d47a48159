import type { Browser, Page } from 'playwright-core';
import { addresses, healthAddresses } from '../support/addresses.js';
import { openBrowser, watchedPage } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { http } from '../support/http.js';
import { until } from '../support/until.js';

const pages = ['/start/produkte/vergleich', '/start', '/fk', '/hub/entry', '/bm/entry'] as const;

/** The reports that the portal has counted for an app. */
async function reported(app: 'customer' | 'back-office'): Promise<number> {
  const { body } = await http<string>('GET', `${healthAddresses.portal}/metrics`);
  const lines = body
    .split('\n')
    .filter((line) => line.startsWith(`policy_reports_total{`) && line.includes(`app="${app}"`));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

/** Records each breach of the policy, also one that the page itself catches, from the first script on. */
async function recorded(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const breaches: string[] = [];
    Object.assign(window, { breaches });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, blockedURI }) =>
      breaches.push(`${violatedDirective} ${blockedURI} ${sourceFile}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { readonly breaches: readonly string[] }).breaches);
}

describe('the content security policy', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  test.each(pages)('%s keeps it', async (path) => {
    const { page, pageProblems } = await watchedPage(browser);
    const breaches = await recorded(page);
    await page.goto(`${addresses.portal}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await breaches()).toEqual([]);
    expect(pageProblems).toEqual({ foreign: [], errors: [] });
    await page.context().close();
  });

  test.each(['/bm/start?ansicht=Konten#Konfiguration', '/bm'])('the back office at %s keeps it', async (path) => {
    const clerk = await ClerkPages.loggedIn(browser, 'ROLE_ROOT');
    const breaches = await recorded(clerk.page);
    await clerk.goto(path);
    await clerk.page.getByRole('heading').first().waitFor();
    expect(await breaches()).toEqual([]);
    expect(await clerk.faults()).toEqual([]);
    await clerk.close();
  });

  test.each([
    ['/hub/entry', 'customer'],
    ['/bm/entry', 'back-office'],
  ] as const)('a breach at %s is seen, and the report of the browser is counted', async (path, app) => {
    const { page } = await watchedPage(browser);
    const breaches = await recorded(page);
    await page.goto(`${addresses.portal}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const before = await reported(app);
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<img src="https://evil.example/x.png" alt="">');
      document.querySelector('img[src^="https://evil"]')?.setAttribute('onerror', 'window.harmed = true');
    });
    await until(async () => (await breaches()).length > 0, { what: 'the breach' });
    await until(async () => (await reported(app)) > before, { what: 'the report that is counted' });
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
    await page.context().close();
  });
});
