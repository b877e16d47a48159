import type { Browser } from 'playwright-core';
import { caseFixtures } from '../page-states/case-fixtures.js';
import { PageEnvironment } from '../page-states/page-environment.js';
import { addresses } from '../support/addresses.js';
import { openBrowser } from '../support/browser.js';
import { Clerk } from '../support/clerk.js';
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

  test.each([
    ['/kontomodell', '/hub/identifizierung/kontomodell'],
    ['/mehrwerte', '/hub/identifizierung/mehrwerte'],
    ['/zusammenfassung', '/hub/identifizierung/zusammenfassung'],
    ['/status', '/hub/identifizierung'],
    ['/video-ident/erfolg', '/identifikation/erfolg'],
    ['/video-ident/fehler', '/identifikation/fehler'],
    ['/hub/entry', '/hub/identifizierung'],
    ['/hub/aktivierung', '/hub/identifizierung'],
  ])('%s leads a customer at the form to %s', async (path, end) => {
    const page = await environment.applicant(await caseFixtures.confirmed(), '/hub');
    expect(await endOf(page, path)).toBe(end);
  });

  test.each([...Object.values(pages).map((path) => identification + path), '/hub'])(
    '%s leads staff to the back office',
    async (path) => {
      const { token } = await Clerk.login();
      const query = new URLSearchParams({ token, refresh_token: 'keiner', verification_mail: 'bank@example.de' });
      const page = await environment.visitor('/start/produkte/vergleich');
      await page.goto(`${addresses.portal}/hub/aktivierung?${query.toString()}`);
      await page.waitForURL(/\/bm\//);
      await page.goto(`${addresses.portal}${path}`);
      await page.waitForURL(/\/bm\//);
    },
  );

  test('a visitor without a session gets a notice, and the requested page after the login', async () => {
    const page = await environment.visitor('/hub/identifizierung/mehrwerte');
    await page.getByText('Keine Berechtigung').waitFor();
    await page.getByText('Loggen Sie sich zuerst ein.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/hub/entry');
  });
});
