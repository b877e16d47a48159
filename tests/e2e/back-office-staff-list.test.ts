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
  /** Before the list is searched, which happens after the last letter, a click could leave too early. */
  const finds = async (username: string): Promise<void> => {
    await searchFor(username);
    await admin.page.waitForURL((url) => decodeURIComponent(url.href).includes(username));
    await admin.says('1–1 von 1 Nutzer');
  };
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

  test('says who was here last and who never was, who is removed after a question', async () => {
    const username = newStaffName('aa');
    const body = { username, salutation: 'MS', firstName: 'Vera', lastName: 'Tippt', roles: ['ROLE_ADMIN'] };
    const root = await Clerk.login('ROLE_ROOT');
    await root.done('POST', '/admin_account', { body });
    await admin.page.reload();
    const row = (name: string) => admin.page.getByRole('row').filter({ hasText: name });
    await row(user.username).getByText('gerade eben').focus();
    await admin.page.getByRole('tooltip', { name: /^\d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr$/ }).waitFor();
    await row(username).getByText('noch nie').waitFor();
    await link(username).click();
    await admin.says('Letzte Anmeldung: noch nie');
    await admin.button('Entfernen').click();
    await admin.dialog().getByText('Eine Einladung, die schon verschickt ist, gilt nicht').waitFor();
    await admin.dialog().getByRole('button', { name: 'Abbrechen' }).click();
    expect(await admin.faultsEverywhere()).toEqual([]);
    await admin.button('Entfernen').click();
    await admin.dialog().getByRole('button', { name: 'Entfernen' }).click();
    await admin.says('Der Nutzer ist entfernt.');
    await link(user.username).waitFor();
    // The list that was read before may be shown until the new one is there.
    await link(username).waitFor({ state: 'detached' });
  });

  test('leads to users above, who cannot be changed, with the reason', async () => {
    await finds(staffMail.ROLE_ROOT);
    await link(staffMail.ROLE_ROOT).click();
    await admin.says('Dieser Nutzer hat eine Rolle, die Sie nicht vergeben dürfen.');
    expect(await admin.button('Deaktivieren').getAttribute('aria-disabled')).toBe('true');
    expect(await admin.button('Speichern').isDisabled()).toBe(true);
    expect(await admin.page.getByRole('checkbox', { name: 'Sachbearbeiter', exact: true }).isDisabled()).toBe(true);
    expect(await admin.faultsEverywhere()).toEqual([]);
  });

  test('shows support what somebody did lately, and nobody else', async () => {
    const recent = (pages: ClerkPages) => pages.page.getByRole('region', { name: 'Zuletzt im Protokoll' });
    await finds(user.username);
    await link(user.username).click();
    await admin.heading('Nele Neumann').waitFor();
    expect(await recent(admin).count()).toBe(0);
    const root = await ClerkPages.as(browser, await Clerk.login('ROLE_ROOT'));
    await root.goto(new URL(admin.page.url()).pathname);
    await recent(root).getByRole('button', { name: 'Nele Neumann hat sich angemeldet' }).first().waitFor();
    expect(await recent(root).getByText('Demo').count()).toBe(0);
    expect(await root.faultsEverywhere()).toEqual([]);
  });
});
