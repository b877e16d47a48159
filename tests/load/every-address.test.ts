import type { Browser, Page } from 'playwright-core';
import { customerAddresses, staffAddresses } from '../every-address/address-lists.js';
import { expired, signedIn, signedOut } from '../every-address/visitors.js';
import { failures } from '../every-address/visits.js';
import { caseFixtures } from '../page-states/case-fixtures.js';
import { closePages, openBrowser } from '../support/browser.js';
import { staffMail, type StaffRole } from '../support/clerk.js';
import { loginInBrowser, staffLoginInBrowser } from '../support/sign-in.js';
import { newStaffUser } from '../support/staff-users.js';

const roles = Object.keys(staffMail) as readonly StaffRole[];
const limitMs = 600_000;

describe('every address shows its heading within a second, the median of three', () => {
  let browser: Browser;
  let all: readonly string[];

  beforeAll(async () => {
    browser = await openBrowser();
    const { caseId } = await caseFixtures.confirmed();
    const { id: staffId } = await newStaffUser('ROLE_ADMIN');
    all = staffAddresses({ caseId, staffId });
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const asCustomer = async (page: Page) => loginInBrowser(page, (await caseFixtures.confirmed()).email);

  test(
    'of both apps, signed out',
    async () => {
      expect(await failures(await signedOut(browser), [...all, ...customerAddresses], 'time')).toEqual([]);
    },
    limitMs,
  );

  test.each(roles)(
    'of the back office for %s, signed in and with an expired session',
    async (role) => {
      const logIn = (page: Page) => staffLoginInBrowser(page, role);
      const found = [];
      for (const visitor of [await signedIn(browser, role, logIn), await expired(browser, role, logIn)])
        found.push(...(await failures(visitor, all, 'time')));
      expect(found).toEqual([]);
    },
    limitMs,
  );

  test(
    'of the customer app, signed in and with an expired session',
    async () => {
      const found = [];
      for (const visitor of [
        await signedIn(browser, 'customer', asCustomer),
        await expired(browser, 'customer', asCustomer),
      ])
        found.push(...(await failures(visitor, customerAddresses, 'time')));
      expect(found).toEqual([]);
    },
    limitMs,
  );
});
