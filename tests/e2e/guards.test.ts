import type { Browser } from 'playwright-core';
import { caseFixtures } from '../page-states/case-fixtures.js';
import { PageEnvironment } from '../page-states/page-environment.js';
import { addresses } from '../support/addresses.js';
import { openBrowser } from '../support/browser.js';
import { ownClerk } from '../support/staff-users.js';
import { endOf, everyEnd, identification, pages, visitors } from '../page-states/guard-table.js';

/** The soak test covers the addresses of all other visitors. */
const always = visitors.filter(({ name }) => /nobody|form/.test(name));

describe('access to pages', () => {
  let browser: Browser;
  let environment: PageEnvironment;

  beforeAll(async () => {
    browser = await openBrowser();
    environment = new PageEnvironment(browser);
  });
  afterEach(() => environment.clear());
  afterAll(() => browser.close());

  test.each(always.map((visitor) => [visitor.name, visitor] as const))('%s', async (_name, visitor) => {
    const { found, wanted } = await everyEnd(await visitor.arrive(environment), visitor);
    expect(found).toEqual(wanted);
  });

  test('the other addresses lead a customer at the form to its pages', async () => {
    const ends = {
      '/kontomodell': '/hub/identifizierung/kontomodell',
      '/mehrwerte': '/hub/identifizierung/mehrwerte',
      '/zusammenfassung': '/hub/identifizierung/zusammenfassung',
      '/status': '/hub/identifizierung',
      '/video-ident/erfolg': '/identifikation/erfolg',
      '/video-ident/fehler': '/identifikation/fehler',
      '/hub/entry': '/hub/identifizierung',
      '/hub/aktivierung': '/hub/identifizierung',
    };
    const page = await environment.applicant(await caseFixtures.confirmed(), '/hub');
    const found: Record<string, string> = {};
    for (const path of Object.keys(ends)) found[path] = await endOf(page, path);
    expect(found).toEqual(ends);
  });

  test('every address leads staff to the back office', async () => {
    const { tokens } = await ownClerk();
    const query = new URLSearchParams({ ...tokens, verification_mail: 'bank@example.de' });
    const page = await environment.visitor('/start/produkte/vergleich');
    await page.goto(`${addresses.portal}/hub/aktivierung?${query.toString()}`);
    await page.waitForURL(/\/bm\//);
    // Only the address matters here.
    await page.route(/\/bm$/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    for (const path of [...Object.values(pages).map((name) => identification + name), '/hub']) {
      await page.goto(`${addresses.portal}${path}`);
      await page.waitForURL(/\/bm$/);
    }
  });

  test('a visitor without a session gets a notice, and the requested page after the login', async () => {
    const page = await environment.visitor('/hub/identifizierung/mehrwerte');
    await page.getByText('Keine Berechtigung').waitFor();
    await page.getByText('Loggen Sie sich zuerst ein.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/hub/entry');
  });
});
