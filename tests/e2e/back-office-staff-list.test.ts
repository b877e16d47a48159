import type { Browser } from 'playwright-core';
import { closePages, openBrowser } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { Clerk, staffMail } from '../support/clerk.js';
import { newStaffName, newStaffUser, type StaffUser } from '../support/staff-users.js';

describe('the list of the user administration', () => {
  let browser: Browser;
  let admin: ClerkPages;
  let user: StaffUser;

  beforeAll(async () => {
    browser = await openBrowser();
    user = await newStaffUser('ROLE_USER_ADMIN', newStaffName('a'));
  });
  beforeEach(async () => {
    admin = await ClerkPages.as(browser, await Clerk.loginAs(user.username));
    await admin.goto('/bm/start#Nutzerverwaltung');
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const link = (username: string) => admin.page.getByRole('link', { name: username, exact: true });
  const searchFor = (text: string) => admin.page.getByRole('searchbox', { name: 'Name oder E-Mail' }).fill(text);
  const choose = async (name: string, option: string): Promise<void> => {
    await admin.page.getByRole('combobox', { name }).click();
    await admin.page.getByRole('option', { name: option, exact: true }).click();
  };

  test('is searched and filtered in its address, and says when nobody is found', async () => {
    await searchFor('PRUFER');
    await admin.says('1–1 von 1 Nutzer');
    await link(staffMail.ROLE_AUDITOR).waitFor();
    await admin.page.reload();
    await admin.says('1–1 von 1 Nutzer');
    await choose('Rolle', 'Prüfer');
    await choose('Status', 'Deaktiviert');
    await admin.says('Kein Nutzer passt zu Suche und Filtern.');
    await admin.page.waitForURL(/#Nutzerverwaltung$/);
    expect(await admin.faultsEverywhere()).toEqual([]);
    await admin.button('Suche und Filter zurücksetzen').click();
    await link(staffMail.ROLE_ADMIN).waitFor();
    expect(await admin.page.getByRole('searchbox', { name: 'Name oder E-Mail' }).inputValue()).toBe('');
    expect(await admin.faultsEverywhere()).toEqual([]);
  });
});
