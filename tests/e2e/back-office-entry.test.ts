import type { Browser } from 'playwright-core';
import { Applicant } from '../support/applicant.js';
import { closePages, gradualChanges, hasFocus, holds, openBrowser } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { staffPassword } from '../support/clerk.js';
import { unknownCompany } from '../support/company.js';
import { linkTokenIn, mailsTo, mailTo } from '../support/inbox.js';
import { givePassword, sessionCookie } from '../support/sign-in.js';
import { ownStaff } from '../support/staff-users.js';
import { until } from '../support/until.js';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('the login of the back office', () => {
  let browser: Browser;
  let clerk: ClerkPages;
  let account: string;

  beforeAll(async () => {
    browser = await openBrowser();
    account = (await ownStaff()).username;
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const fillIn = (username: string, password: string): Promise<void> => givePassword(clerk.page, username, password);
  const logIn = () => fillIn(account, staffPassword);

  test('requires both fields before it sends anything', async () => {
    clerk = await ClerkPages.open(browser);
    let logins = 0;
    clerk.page.on('request', (request) => (logins += request.url().endsWith('/me/login') ? 1 : 0));
    await clerk.goto('/bm/login');
    await clerk.page.waitForURL(/\/bm\/entry$/);
    await clerk.button('Anmelden').click();
    await clerk.page.getByText('Pflichtfeld').nth(1).waitFor();
    await hasFocus(clerk.page.getByLabel('Benutzername'));
    expect(logins).toBe(0);
    expect(await clerk.faults()).toEqual([]);
  });

  test('shows that the password is wrong, and keeps the entries', async () => {
    clerk = await ClerkPages.open(browser, 360);
    await clerk.goto('/bm/entry');
    await fillIn(account, 'falsch');
    await clerk.page.getByRole('alert').getByText('Anmeldung fehlgeschlagen').waitFor();
    await holds(clerk.page.getByLabel('Benutzername'), account);
    expect(await clerk.faults()).toEqual([]);
  });

  test.each([
    [1280, '/large.png'],
    [360, '/small.png'],
  ])('has the logo of the bank before and after it, at %d px %s', async (width, expected) => {
    clerk = await ClerkPages.open(browser, width);
    await clerk.page.route('**/api/configuration', async (route) => {
      const json = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...json, logo: '/large.png', logoSmall: '/small.png' } });
    });
    await clerk.page.route(/\/(large|small)\.png$/, (route) => route.fulfill({ contentType: 'image/png', body: png }));
    const shown = () => clerk.page.locator('picture img').evaluate((image: HTMLImageElement) => image.currentSrc);
    // The browser chooses the source a moment after the picture is there.
    const hasLogo = (path: string) => until(async () => (await shown()).endsWith(path), { what: `the logo ${path}` });
    await clerk.goto('/bm/entry');
    await hasLogo(expected);
    await logIn();
    await clerk.heading('Übersicht').waitFor();
    await hasLogo(expected);
  });

  test('returns to the requested page, with the focus on its heading', async () => {
    clerk = await ClerkPages.open(browser);
    await clerk.goto('/bm/start?filter=%7B%22q%22%3A%22Beispiel%22%7D');
    await clerk.page.waitForURL(/\/bm\/entry$/);
    await logIn();
    await clerk.page.waitForURL(/\/bm\/start.*Beispiel/);
    await clerk.heading('Übersicht').waitFor();
    await hasFocus(clerk.heading('Übersicht'));
    await clerk.goto('/bm/login');
    await clerk.page.waitForURL(/\/bm\/start/);
  });

  test('refuses customers', async () => {
    const applicant = new Applicant(unknownCompany());
    await applicant.register();
    clerk = await ClerkPages.open(browser);
    await clerk.goto('/bm/entry');
    await fillIn(applicant.email, 'Kunde!Passwort2026');
    await clerk.page.getByRole('alert').getByText('Anmeldung fehlgeschlagen').waitFor();
    await clerk.page.context().addCookies([sessionCookie('staff', applicant.tokens!)]);
    await clerk.goto('/bm/start');
    await clerk.page.waitForURL(/\/bm\/entry$/);
    await clerk.heading('Bankzugang').waitFor();
  });

  test('shows people without a role for cases that they have no access', async () => {
    clerk = await ClerkPages.loggedIn(browser, 'ROLE_USER_ADMIN');
    await clerk.openOverview();
    await clerk.page.getByRole('tab').first().waitFor();
    expect(await clerk.page.getByRole('tab').allTextContents()).toEqual(['Nutzerverwaltung']);
    expect(await clerk.faults()).toEqual([]);
    await clerk.goto('/bm/1');
    await clerk.heading('Kein Zugriff').waitFor();
    expect(await clerk.faults()).toEqual([]);
  });

  test('asks for a code where the bank configures it, and after too many tries for the password again', async () => {
    clerk = await ClerkPages.open(browser);
    const limit = { status: 429, headers: { 'retry-after': '60' } };
    await clerk.page.route(/\/me\/login$/, (route) => route.fulfill({ json: { codeRequested: true } }));
    await clerk.page.route(/\/me\/getToken$/, (route) => route.fulfill(limit));
    await clerk.goto('/bm/entry');
    await logIn();
    await clerk.says('Wir haben Ihnen einen Code per E-Mail geschickt.');
    const code = clerk.page.getByRole('textbox', { name: 'Code' });
    await hasFocus(code);
    await clerk.button('Code prüfen').click();
    await clerk.says('Der Code besteht aus sechs Buchstaben.');
    await clerk.page.route(/\/me\/sendCode$/, (route) => route.fulfill({ status: 204 }), { times: 1 });
    await clerk.button('Neuen Code anfordern').click();
    await clerk.says('Ein neuer Code ist unterwegs. Der bisherige gilt weiter, bis einer von beiden benutzt ist.');
    await code.fill('ABCDEF');
    await clerk.button('Code prüfen').click();
    await clerk.page
      .getByRole('alert')
      .getByText(/^Sie können es in .* erneut versuchen\.$/)
      .waitFor();
    await logIn();
    await holds(code, '');
    await clerk.button('Neuen Code anfordern').click();
    await clerk.page.getByRole('alert').getByText('Keine E-Mail gesendet').waitFor();
    await clerk.page.getByRole('textbox', { name: 'Passwort' }).waitFor();
    expect(await clerk.faults()).toEqual([]);
  });

  test('has a page for unknown addresses, and shows when there is no connection', async () => {
    clerk = await ClerkPages.loggedIn(browser);
    await clerk.goto('/bm/gibt/es/nicht');
    await clerk.heading('Seite nicht gefunden').waitFor();
    expect(await clerk.faults()).toEqual([]);
    expect(await gradualChanges(clerk.page)).toEqual([]);
    await clerk.page.context().setOffline(true);
    const banner = clerk.page.getByRole('status').filter({ hasText: 'Keine Verbindung' });
    await banner.waitFor();
    expect(await clerk.faults()).toEqual([]);
    await clerk.page.context().setOffline(false);
    await banner.waitFor({ state: 'hidden' });
  });

  test('sets a new password by the link of a mail', async () => {
    clerk = await ClerkPages.open(browser);
    await clerk.goto('/bm/entry');
    await clerk.button('Passwort vergessen').click();
    await clerk.page.getByText('Pflichtfeld').waitFor();
    const known = new Set((await mailsTo(account)).map(({ id }) => id));
    await clerk.page.getByLabel('Benutzername').fill(account);
    await clerk.button('Passwort vergessen').click();
    await clerk.page.getByRole('status').getByText(account).waitFor();
    expect(await clerk.faults()).toEqual([]);
    const page = '/bm/passwort-setzen/';
    const mail = await mailTo(account, (one) => !known.has(one.id) && linkTokenIn(one, page) !== undefined);
    const link = `${page}${linkTokenIn(mail, page)!}`;

    await clerk.goto(link);
    const typed = (name: string) => clerk.page.getByRole('textbox', { name, exact: true });
    await typed('Passwort').fill('zu kurz');
    await clerk.page.getByRole('img', { name: 'fehlt noch:' }).first().waitFor();
    await clerk.button('Passwort setzen').click();
    await clerk.says(/Mindestens 15 Zeichen, oder mindestens 8 Zeichen/);
    await typed('Passwort').fill(staffPassword);
    await typed('Passwort wiederholen').fill('anders');
    await clerk.button('Passwort setzen').click();
    await clerk.says('Die Passwörter stimmen nicht überein');
    expect(await clerk.faults()).toEqual([]);
    await typed('Passwort wiederholen').fill(staffPassword);
    await clerk.button('Passwort setzen').click();
    await clerk.page.getByRole('status').getByText('Ihr neues Passwort ist gesetzt.').waitFor();
    expect(await clerk.faults()).toEqual([]);
    await fillIn(account, staffPassword);
    await clerk.page.waitForURL(/\/bm\/start/);
  });

  test.each(['aktivierung', 'passwort-setzen'])('refuses an invalid link of %s', async (page) => {
    clerk = await ClerkPages.open(browser, 360);
    await clerk.goto(`/bm/${page}/${'x'.repeat(43)}`);
    for (const name of ['Passwort', 'Passwort wiederholen'])
      await clerk.page.getByRole('textbox', { name, exact: true }).fill(staffPassword);
    const form = clerk.page.locator('form');
    await form.getByRole('button', { name: /aktivieren|setzen/ }).click();
    await clerk.page.getByRole('alert').waitFor();
    expect(await clerk.page.getByRole('alert').textContent()).not.toContain('Unbekannter Fehler');
    expect(await clerk.faults()).toEqual([]);
    await clerk.button('Neuen Link anfordern').click();
    await hasFocus(clerk.heading('Neuen Link anfordern'));
    await clerk.button('Link anfordern').click();
    await clerk.says('Pflichtfeld');
    await clerk.page.getByRole('textbox', { name: 'Benutzername' }).fill(`${page}@kontor.test`);
    await clerk.button('Link anfordern').click();
    await clerk.page.getByRole('status').getByText(`Wenn es den Zugang ${page}@kontor.test gibt`).waitFor();
    expect(await clerk.faultsEverywhere()).toEqual([]);
  });
});
