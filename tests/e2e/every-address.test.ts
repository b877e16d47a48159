import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { caseTabs, customerAddresses, overviewTabs, staffAddresses } from '../every-address/address-lists.js';
import { expired, signedIn, signedOut } from '../every-address/visitors.js';
import { failures } from '../every-address/visits.js';
import { caseFixtures } from '../page-states/case-fixtures.js';
import { addresses } from '../support/addresses.js';
import { closePages, openBrowser } from '../support/browser.js';
import { loginInBrowser, staffLoginInBrowser } from '../support/sign-in.js';
import { newStaffUser } from '../support/staff-users.js';

/** tests/load/every-address.test.ts opens them all for every role and kind of session, and measures the time. */
describe('every address shows a heading within a second of processor time', () => {
  let browser: Browser;
  let all: readonly string[];
  let caseId: string;

  beforeAll(async () => {
    browser = await openBrowser();
    ({ caseId } = await caseFixtures.confirmed());
    const { id: staffId } = await newStaffUser('ROLE_ADMIN');
    all = staffAddresses({ caseId, staffId });
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const asSupport = (page: Page) => staffLoginInBrowser(page, 'ROLE_ROOT');
  const asCustomer = async (page: Page) => loginInBrowser(page, (await caseFixtures.confirmed()).email);

  test('of the back office for support, which sees every tab', async () => {
    expect(await failures(await signedIn(browser, 'support', asSupport), all, 'processor time')).toEqual([]);
  });

  test('of the customer app for a customer', async () => {
    const customer = await signedIn(browser, 'customer', asCustomer);
    expect(await failures(customer, customerAddresses, 'processor time')).toEqual([]);
  });

  test('of some pages of both apps, signed out and with an expired session', async () => {
    const some = ['/bm', '/bm/start#FAQ', `/bm/${caseId}`, '/start/produkte/vergleich', '/hub', '/hub/identifizierung'];
    const found = [];
    for (const visitor of [await signedOut(browser), await expired(browser, 'support', asSupport)])
      found.push(...(await failures(visitor, some, 'processor time')));
    expect(found).toEqual([]);
  });

  test('the lists name every tab and every route', async () => {
    const { context } = await signedIn(browser, 'support', asSupport);
    const page = await context.newPage();
    const namesIn = async (path: string, list: 'tablist' | 'navigation', name: string) => {
      await page.goto(`${addresses.portal}${path}`);
      const names = page.getByRole(list, { name, exact: true }).getByRole(list === 'tablist' ? 'tab' : 'link');
      await names.first().waitFor();
      return names.allInnerTexts();
    };
    const tabsOf = (path: string, name: string) => namesIn(path, 'tablist', name);
    const { Bereiche, ...pages } = overviewTabs;
    expect(await tabsOf('/bm/start', 'Bereiche')).toEqual(Bereiche);
    for (const [name, labels] of Object.entries(pages))
      expect(await namesIn(`/bm/start#${name}`, 'navigation', name)).toEqual(labels);
    expect(await tabsOf(`/bm/${caseId}`, 'Angaben zum Vorgang')).toEqual(caseTabs);
    const routes = [
      ...routesIn('web-admin/src/app/BackOffice.tsx', /\bpath(?:=|: )["'](\/[^"'*]+)["']/g).map((path) => `/bm${path}`),
      ...routesIn('web-customer/src/app/routes/routes.ts', /: '(\/[^']*)'/g),
    ];
    expect(routes.length).toBeGreaterThan(25);
    expect(routes.filter((route) => !isNamed(route, [...all, ...customerAddresses]))).toEqual([]);
  });
});

const routesIn = (file: string, route: RegExp): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(route)].map(([, path = '']) => path);

/** Whether an address of the list belongs to a route. */
function isNamed(route: string, list: readonly string[]): boolean {
  const shape = new RegExp(`^${route.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`);
  return list.some((address) => shape.test(address.replace(/[?#].*$/, '')));
}
