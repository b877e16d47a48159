import type { Browser, Locator } from 'playwright-core';
import { closePages, hasFocus, openBrowser } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { Clerk, staffMail, staffPassword } from '../support/clerk.js';
import { givePassword } from '../support/sign-in.js';
import { invitationOf, newStaffName, newStaffUser, type StaffUser } from '../support/staff-users.js';

describe('the user administration', () => {
  let browser: Browser;
  let user: StaffUser;
  let admin: ClerkPages;

  beforeAll(async () => {
    browser = await openBrowser();
    // Sorted by its name onto the first page.
    user = await newStaffUser('ROLE_USER_ADMIN', newStaffName('a'));
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const box = (name: string) => admin.page.getByRole('checkbox', { name, exact: true });
  const backgroundOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).backgroundColor);
  const row = (username: string) => admin.page.getByRole('row', { name: new RegExp(username.replace('.', '\\.')) });

  test('takes a user from the first entry to the login, and out again', async () => {
    const username = newStaffName('a');
    admin = await ClerkPages.as(browser, await Clerk.loginAs(user.username));
    await admin.openOverview();
    await admin.page.waitForURL(/#Nutzerverwaltung$/);
    expect(await backgroundOf(row(user.username))).not.toBe(await backgroundOf(row(staffMail.ROLE_ADMIN)));
    await row(user.username).getByText('Sie', { exact: true }).waitFor();
    await row(staffMail.ROLE_ADMIN_PLUS).getByText('Sachbearbeiter erweitert').waitFor();
    await row(staffMail.ROLE_ADMIN).getByText('Aktiviert').waitFor();
    const download = admin.page.waitForEvent('download');
    await admin.button('CSV-Export').click();
    expect((await download).suggestedFilename()).toBe('nutzer.csv');

    await admin.page.getByRole('link', { name: 'Nutzer anlegen' }).click();
    await admin.heading('Nutzer anlegen').waitFor();
    expect(await box('Sachbearbeiter').isChecked()).toBe(true);
    for (const role of ['Support', 'Administrator']) expect(await box(role).isDisabled()).toBe(true);
    await box('Sachbearbeiter').uncheck();
    await admin.button('Anlegen').click();
    for (const text of ['Gültige E-Mail erforderlich', 'Anrede erforderlich', 'Mindestens eine Rolle erforderlich'])
      await admin.says(text);
    await box('Sachbearbeiter').check();
    const fill = (name: string, text: string) => admin.page.getByRole('textbox', { name }).fill(text);
    await fill('E-Mail', staffMail.ROLE_ADMIN);
    await fill('Vorname', 'Nele');
    await fill('Nachname', 'Neumann');
    await admin.page.getByRole('combobox', { name: 'Anrede' }).click();
    await admin.page.getByRole('option', { name: 'Frau' }).click();
    await admin.button('Anlegen').click();
    await admin.page.getByRole('alert').getByText('Nutzer nicht angelegt').waitFor();
    await admin.says('Zu dieser E-Mail-Adresse gibt es schon einen Nutzer.');
    await fill('E-Mail', username);
    await admin.button('Anlegen').click();

    await admin.heading('Nele Neumann').waitFor();
    await hasFocus(admin.heading('Nele Neumann'));
    await admin.says('Noch nicht aktiviert');
    await admin.button('Einladen').click();
    await admin.button('Erneut einladen').waitFor();
    const newcomer = await ClerkPages.open(browser);
    await newcomer.goto(await invitationOf(username));
    for (const name of ['Passwort', 'Passwort wiederholen'])
      await newcomer.page.getByRole('textbox', { name, exact: true }).fill(staffPassword);
    await newcomer.button('Zugang aktivieren').click();
    await newcomer.page.getByRole('status').getByText('Ihr Zugang ist aktiviert.').waitFor();
    await givePassword(newcomer.page, username);
    await newcomer.page.getByRole('tab', { name: 'Kundenanfragen' }).waitFor();

    await admin.page.reload();
    await admin.says('Aktiviert');
    await fill('Nachname', 'Neumann-Alt');
    await box('Sachbearbeiter erweitert').check();
    await admin.button('Speichern').click();
    await admin.heading('Nele Neumann-Alt').waitFor();
    await admin.button('Deaktivieren').click();
    await admin.dialog().getByRole('button', { name: 'Deaktivieren' }).click();
    await admin.button('Aktivieren').waitFor();
    // Either the page has noticed by itself, or it does now.
    await newcomer.goto('/bm/start');
    await newcomer.heading('Bankzugang').waitFor();

    await admin.page.getByRole('link', { name: 'Zur Nutzerverwaltung' }).click();
    await admin.page.waitForURL(/\/bm\/start#Nutzerverwaltung$/);
    await row(username).getByText('Deaktiviert').waitFor();
    await row(username).getByText('Sachbearbeiter erweitert').waitFor();
    expect(await admin.faults()).toEqual([]);
  });

  test('keeps the own access, and is closed to clerks', async () => {
    admin = await ClerkPages.as(browser, await Clerk.loginAs(user.username));
    let answer = (): void => undefined;
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    await admin.page.route(/\/api\/admin_account\?/, async (route) => {
      await isAnswered;
      await route.continue();
    });
    await admin.goto('/bm/start#Nutzerverwaltung');
    await admin.says('Nutzer werden geladen …');
    answer();
    await row(user.username).getByRole('link').click();
    await admin.says('Das ist Ihr eigener Zugang.');
    expect(await admin.button('Deaktivieren').getAttribute('aria-disabled')).toBe('true');
    await box('Nutzerverwalter').uncheck();
    await box('Sachbearbeiter').check();
    await admin.button('Speichern').click();
    await admin.page.getByRole('alert').getByText('Änderungen nicht gespeichert').waitFor();
    await admin.says(/nicht selbst zurückgeben/);
    expect(await admin.faults()).toEqual([]);
    const path = new URL(admin.page.url()).pathname;
    const clerk = await ClerkPages.loggedIn(browser);
    await clerk.goto(path);
    await clerk.heading('Kein Zugriff').waitFor();
  });

  test('shows nothing of the form for a new user to a clerk', async () => {
    const clerk = await ClerkPages.loggedIn(browser);
    await clerk.page.addInitScript(() => {
      const headings = new Set<string>();
      Object.assign(window, { headings });
      const note = () => document.querySelectorAll('h1').forEach((one) => headings.add(one.textContent));
      new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
    });
    await clerk.goto('/bm/nutzerverwaltung/nutzer-anlegen');
    await clerk.heading('Kein Zugriff').waitFor();
    const seen = await clerk.page.evaluate(() => [...(window as unknown as { headings: Set<string> }).headings]);
    expect(seen).toContain('Kein Zugriff');
    expect(seen).not.toContain('Nutzer anlegen');
  });
});
