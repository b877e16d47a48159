import type { Browser } from 'playwright-core';
import { Applicant, readyToOrder } from '../support/applicant.js';
import { closePages, hasFocus, openBrowser } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { freshWord, noteworthy, unknownCompany, type CompanyEntry } from '../support/company.js';
import { ownClerk } from '../support/staff-users.js';
import { until } from '../support/until.js';

/** Registers an applicant of a company; the case has status 110. */
async function registered(company: CompanyEntry = unknownCompany()): Promise<Applicant> {
  const applicant = new Applicant(company);
  await applicant.register();
  return applicant;
}

describe('the customer requests', () => {
  let browser: Browser;
  let clerk: ClerkPages;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const row = (company: CompanyEntry) => clerk.page.getByRole('row').filter({ hasText: company.name });
  const link = (company: CompanyEntry) => clerk.page.getByRole('link', { name: company.name });

  const all = async (): Promise<void> => {
    await clerk.button(/^Alle( \d|$)/).click();
    await clerk.page.getByRole('button', { name: /^Alle( \d|$)/, pressed: true }).waitFor();
  };
  async function withAll(): Promise<void> {
    clerk = await ClerkPages.loggedIn(browser);
    await clerk.page.clock.install();
    await clerk.openOverview();
    await all();
  }

  test('are searched shortly after the last key, and the address has the search', async () => {
    const [one, other] = [await registered(), await registered()];
    await withAll();
    await link(one.company).waitFor();
    // A live event repeats the same query.
    const asked = new Set<string | null>();
    clerk.page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname.endsWith('/bgo_identifications_portal')) asked.add(url.searchParams.get('filter'));
    });
    const { clock } = clerk.page;
    await clock.pauseAt(await clerk.page.evaluate(() => Date.now() + 60_000));
    const search = clerk.page.getByRole('searchbox', { name: 'Kundenanfragen suchen' });
    await search.pressSequentially(one.company.name.slice(0, -5));
    await clock.runFor(749);
    expect([...asked].filter((filter) => filter?.includes('"q"'))).toEqual([]);
    const searched = clerk.page.waitForRequest((request) => decodeURIComponent(request.url()).includes('"q"'));
    await clock.runFor(51);
    await searched;
    await clock.resume();
    await link(other.company).waitFor({ state: 'hidden' });
    await link(one.company).waitFor();
    asked.delete('{}');
    expect([...asked]).toEqual([JSON.stringify({ q: one.company.name.slice(0, -5) })]);
    await clerk.says('1–1 von 1 Kundenanfrage');

    await clerk.page.reload();
    await link(one.company).waitFor();
    expect(await link(other.company).count()).toBe(0);
    expect(await clerk.faults()).toEqual([]);

    await link(one.company).press('Enter');
    await clerk.heading(one.company.name).waitFor();
    await clerk.page.goBack();
    await clerk.says('1–1 von 1 Kundenanfrage');
    await link(one.company).click();
    await clerk.page.getByRole('link', { name: 'Zurück zur Übersicht' }).click();
    await clerk.says('1–1 von 1 Kundenanfrage');
    // The newest one: those of other tests may have moved the others off the first page.
    const latest = await registered();
    await clerk.button('Suche leeren').click();
    await link(latest.company).waitFor();
  });

  test('are complete at the address without a search, and the browser stores no search', async () => {
    await withAll();
    await clerk.search('gibtesnichtxyz');
    await clerk.says('Keine Kundenanfragen gefunden');
    expect(await clerk.page.evaluate(() => JSON.stringify(localStorage))).not.toContain('gibtesnichtxyz');
    await clerk.button('Eigene Ansichten').click();
    await clerk.page.getByRole('menuitem', { name: 'Diese Ansicht speichern …' }).click();
    await clerk.page.getByLabel('Name der Ansicht').fill('Suche');
    await clerk.dialog().getByRole('button', { name: 'Speichern' }).click();
    await clerk.dialog().waitFor({ state: 'hidden' });
    const stored = await clerk.page.evaluate(() => JSON.stringify(localStorage));
    expect(stored).toContain('Suche');
    expect(stored).not.toContain('gibtesnichtxyz');
    const { company } = await registered();
    await clerk.goto('/bm/start');
    await all();
    await link(company).waitFor();
  });

  test('have a text for no results, and for a failed request', async () => {
    clerk = await ClerkPages.loggedIn(browser);
    await clerk.openOverview();
    await clerk.search('gibtesnichtxyz');
    await clerk.says('Keine Kundenanfragen gefunden');
    expect(await clerk.faults()).toEqual([]);
    await clerk.button('Suche und Filter zurücksetzen').click();
    await clerk.page.waitForURL((url) => !decodeURIComponent(url.search).includes('gibtesnicht'));

    // Refused until the click: an event of another case also reads the list again, and the notice would disappear.
    const problem = { type: 'about:blank', title: 'Nein', status: 403, message: 'Gerade nicht.' };
    const clicked = clerk.page.locator('html[data-clicked]');
    await clerk.page.route(/bgo_identifications_portal\?/, async (route) => {
      if ((await clicked.count()) > 0) return route.continue();
      return route.fulfill({ status: 403, contentType: 'application/problem+json', json: problem });
    });
    await clerk.page.reload();
    await clerk.page.getByRole('alert').getByText('Kundenanfragen nicht geladen').waitFor();
    await clerk.says('Gerade nicht.');
    expect(await clerk.faults()).toEqual([]);
    await clerk.page.evaluate(() => {
      document.addEventListener('click', () => (document.documentElement.dataset['clicked'] = 'true'), true);
    });
    await clerk.button('Erneut versuchen').click();
    await clerk.page.getByRole('table', { name: 'Kundenanfragen' }).waitFor();
  });

  test('are filtered by status, mark those to release, and store a view under a name', async () => {
    const company = unknownCompany();
    await (await readyToOrder(noteworthy(company))).order();
    const other = await registered();
    await withAll();
    await clerk.button(/^Zur Freigabe/).click();
    await link(other.company).waitFor({ state: 'hidden' });
    // The newest first, because cases of other tests wait too.
    await clerk.page.getByRole('columnheader', { name: 'Wartet seit' }).getByRole('button').click();
    await row(company).getByRole('img', { name: 'Freigabe erforderlich' }).first().waitFor();
    await clerk.page.getByRole('button', { name: /^Zur Freigabe/, pressed: true }).waitFor();

    await all();
    await clerk.button('Status: alle').click();
    await clerk.page.getByRole('menuitemcheckbox', { name: /E-Mail-Bestätigung angefordert/ }).click();
    expect(await clerk.faults()).toEqual([]);
    await clerk.page.keyboard.press('Escape');
    await link(company).waitFor({ state: 'hidden' });
    await link(other.company).waitFor();

    const ownViews = () => clerk.button('Eigene Ansichten').click();
    await ownViews();
    expect(await clerk.faults()).toEqual([]);
    await clerk.page.getByRole('menuitem', { name: 'Diese Ansicht speichern …' }).click();
    await clerk.page.getByLabel('Name der Ansicht').fill('Unbestätigt');
    expect(await clerk.faults()).toEqual([]);
    await clerk.dialog().getByRole('button', { name: 'Speichern' }).click();
    await clerk.dialog().waitFor({ state: 'hidden' });
    await all();
    // Found by its name, because the first page has the newest of all tests.
    await clerk.search(company.name);
    await link(company).waitFor();
    await clerk.goto('/bm/start');
    await ownViews();
    await clerk.page.getByRole('menuitem', { name: 'Unbestätigt' }).click();
    await link(company).waitFor({ state: 'hidden' });
    await link(other.company).waitFor();
    expect(await clerk.faults()).toEqual([]);
    await ownViews();
    await clerk.page.getByRole('menuitem', { name: 'Ansicht „Unbestätigt“ entfernen' }).click();
    expect(await clerk.faults()).toEqual([]);
    await clerk.dialog().getByRole('button', { name: 'Bestätigen' }).click();
    await clerk.dialog().waitFor({ state: 'hidden' });
    await ownViews();
    await clerk.page.getByRole('menuitem', { name: 'Diese Ansicht speichern …' }).waitFor();
    expect(await clerk.page.getByRole('menuitem', { name: /Unbestätigt/ }).count()).toBe(0);
  });

  test('show new entries and messages automatically', async () => {
    const company = unknownCompany();
    await withAll();
    // Only this one, because those of other tests would move it off the first page.
    await clerk.search(company.name);
    await clerk.says('Keine Kundenanfragen gefunden');
    const applicant = await registered(company);
    await link(company).waitFor();
    await applicant.confirm();
    await row(company).getByText('E-Mail bestätigt').waitFor();
    await applicant.done('POST', '/bgo_identifications/messages', { body: { message: 'Guten Tag' } });
    await row(company).getByRole('img', { name: 'Neue Nachricht des Kunden' }).waitFor();
    await clerk.page.getByRole('switch', { name: 'Neue Nachrichten' }).check();
    await link(company).waitFor();
    const staffApi = await ownClerk();
    const path = `/bgo_identifications/${applicant.caseId}/messages`;
    const [message] = await staffApi.done<{ readonly id: string }[]>('GET', path);
    await staffApi.done('POST', `/bgo_identification_messages/${message!.id}/markAsRevised`);
    await link(company).waitFor({ state: 'hidden' });
  });

  test('have 25 entries per page, are sorted by column, and have columns that can be hidden', async () => {
    // Of its own: those of other tests are closed meanwhile, and the list has no closed ones.
    const word = freshWord();
    await Promise.all(Array.from({ length: 26 }, () => registered(unknownCompany(word))));
    await withAll();
    await clerk.search(word);
    const rows = clerk.page.getByRole('row');
    await until(async () => (await rows.count()) === 26, { what: 'a head and 25 rows' });
    await clerk.button('Nächste Seite').click();
    await clerk.says('26–26 von 26 Kundenanfragen');
    expect(new URL(clerk.page.url()).searchParams.get('page')).toBe('2');
    await clerk.button('Vorherige Seite').click();
    await clerk.says('1–25 von 26 Kundenanfragen');

    await clerk.button(/^Sortiert nach Firma/).click();
    await clerk.page.getByRole('columnheader', { name: 'Firma' }).and(clerk.page.locator('[aria-sort]')).waitFor();
    const names = () => clerk.page.getByRole('row').getByRole('link').allTextContents();
    const inOrder = (list: readonly string[]) => [...list].sort((a, b) => a.localeCompare(b, 'de'));
    await until(async () => (await names()).join() === inOrder(await names()).join(), { what: 'names in order' });

    await clerk.button('Spalten').click();
    const column = clerk.dialog('Spalten').getByRole('menuitemcheckbox', { name: 'Frist', checked: true });
    await column.waitFor();
    expect(await clerk.faults()).toEqual([]);
    await column.click();
    await clerk.page.keyboard.press('Escape');
    await clerk.page.getByRole('columnheader', { name: 'Frist' }).waitFor({ state: 'hidden' });
    await clerk.page.reload();
    await until(async () => (await rows.count()) === 26, { what: 'the list again' });
    expect(await clerk.page.getByRole('columnheader', { name: 'Frist' }).count()).toBe(0);
    expect(await clerk.faults()).toEqual([]);
  });

  test('are cards on a phone, in a selectable order', async () => {
    const { company } = await registered();
    clerk = await ClerkPages.loggedIn(browser, 'ROLE_ADMIN', 360);
    await clerk.openOverview();
    await all();
    await link(company).waitFor();
    expect(await clerk.page.getByRole('table').count()).toBe(0);
    await clerk.button(/^Sortiert nach Eingang/).click();
    await clerk.page.getByRole('menuitem', { name: 'Firma aufsteigend' }).click();
    await clerk.page.waitForURL(/sort=businessName/);
    await clerk.search(company.name.slice(0, -5));
    await clerk.says('1–1 von 1 Kundenanfrage');
    expect(await clerk.faults()).toEqual([]);
    await clerk.page.setViewportSize({ width: 360, height: 900 });
    await link(company).click();
    await clerk.heading(company.name).waitFor();
    await hasFocus(clerk.heading(company.name));
  });
});
