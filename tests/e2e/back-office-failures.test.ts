import type { Browser } from 'playwright-core';
import { readyToOrder } from '../support/applicant.js';
import { closePages, openBrowser } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import type { StaffRole } from '../support/clerk.js';
import { unknownCompany } from '../support/company.js';

describe('what failed in the back office', () => {
  let browser: Browser;
  let clerk: ClerkPages;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const reason = 'Die Datenbank antwortet gerade nicht.';
  const alert = () => clerk.page.getByRole('alert');

  /** Lets the calls of an address fail, with a reason or without one. */
  const refuse = (path: RegExp, body: object = { message: reason }): Promise<unknown> =>
    clerk.page.route(path, (route) =>
      route.request().resourceType() === 'fetch'
        ? route.fulfill({
            status: 409,
            contentType: 'application/problem+json',
            json: { type: 'about:blank', title: 'Fehler', status: 409, ...body },
          })
        : route.fallback(),
    );

  const loads: readonly (readonly [string, StaffRole, RegExp, string])[] = [
    ['Feedback', 'ROLE_ADMIN', /\/api\/feedbacks$/, 'Feedback nicht geladen'],
    ['Auswertungen', 'ROLE_ADMIN', /\/api\/reportingSummarySearch$/, 'Auswertung nicht geladen'],
    ['Logs intern', 'ROLE_ROOT', /\/api\/event_histories\?/, 'Protokoll nicht geladen'],
    ['Nutzerverwaltung', 'ROLE_USER_ADMIN', /\/api\/admin_account\?/, 'Nutzer nicht geladen'],
  ];

  test.each(loads)(
    '%s that could not be loaded is a red notice, with a way to try again',
    async (tab, role, path, title) => {
      clerk = await ClerkPages.loggedIn(browser, role);
      await refuse(path);
      await clerk.goto(`/bm/start#${tab}`);
      await alert().getByText(title, { exact: true }).waitFor();
      await alert().getByText(reason, { exact: true }).waitFor();
      expect(await clerk.faults()).toEqual([]);
      await clerk.page.unroute(path);
      await clerk.button('Erneut versuchen').click();
      await alert().waitFor({ state: 'detached' });
    },
  );

  test('settings that could not be saved are a red notice, and stay typed', async () => {
    clerk = await ClerkPages.loggedIn(browser, 'ROLE_INSTANCE_ADMIN');
    await refuse(/\/api\/settings$/);
    for (const [page, field] of [
      ['Mail-Disclaimer', 'Text'],
      ['Konten', 'Titel neuer Konten'],
    ] as const) {
      await clerk.goto(`/bm/start?ansicht=${page}#Konfiguration`);
      const input = clerk.page.locator('form').getByRole('textbox', { name: field, exact: true }).first();
      await input.fill('Neu getippt');
      await clerk.button('Speichern').click();
      await alert().getByText('Die Einstellungen konnten nicht gespeichert werden', { exact: true }).waitFor();
      await alert().getByText(reason, { exact: true }).waitFor();
      expect(await input.inputValue()).toBe('Neu getippt');
      await clerk.button('Zurücksetzen').click();
      await clerk.button('Eingaben verwerfen').click();
    }
  });

  test('a setting that could not be created is a red notice, also without a reason', async () => {
    clerk = await ClerkPages.loggedIn(browser, 'ROLE_ROOT');
    await clerk.goto('/bm/start#Konfiguration intern');
    await refuse(/\/api\/settings$/, {});
    await clerk.page.getByRole('textbox', { name: 'Neue Einstellung' }).fill('probe.fehler');
    await clerk.button('Anlegen').click();
    await alert().getByText('Unbekannter Fehler', { exact: true }).waitFor();
  });

  test('a case that could not be loaded leaves the list in place, and says why', async () => {
    const { caseId } = await readyToOrder(unknownCompany('Kaputt'));
    const path = new RegExp(`bgo_identifications_portal/${caseId}$`);
    clerk = await ClerkPages.loggedIn(browser);
    await clerk.openOverview();
    await clerk.search(caseId);
    await refuse(path);
    const row = clerk.page.getByRole('row', { name: new RegExp(`# ${caseId}\\b`) });
    await row.getByRole('link').click();
    await alert().getByText(`Vorgang # ${caseId} nicht geladen. ${reason}`, { exact: true }).waitFor();
    expect(new URL(clerk.page.url()).pathname).toBe('/bm/start');
    expect(clerk.page.url()).toContain(caseId);
    await clerk.page.unroute(path);
    await clerk.openFromList(caseId);
    expect(await alert().count()).toBe(0);
  });

  test('a session that could not be renewed keeps the page, and says why', async () => {
    clerk = await ClerkPages.loggedIn(browser, 'ROLE_USER_ADMIN');
    await clerk.openOverview();
    await clerk.page.getByRole('link', { name: 'Nutzer anlegen' }).waitFor();
    // The click would share a renewal that the page has asked for already; the lock is given in turn.
    await clerk.page.evaluate(() => navigator.locks.request('kontor.staff.refresh', () => undefined));
    const path = /\/api\/me\/refresh$/;
    await refuse(path);
    await clerk.page.getByRole('link', { name: 'Nutzer anlegen' }).click();
    await alert().getByText(`Ihre Sitzung konnte nicht verlängert werden. ${reason}`, { exact: true }).waitFor();
    await clerk.heading('Übersicht').waitFor();
    await clerk.page.unroute(path);
    await clerk.page.getByRole('link', { name: 'Nutzer anlegen' }).click();
    await clerk.heading('Nutzer anlegen').waitFor();
    expect(await alert().count()).toBe(0);
  });
});
