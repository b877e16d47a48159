import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { Applicant, readyToOrder } from '../support/applicant.js';
import { closePages, hasFocus, openBrowser, holds } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { freshWord, noteworthy, unknownCompany, type CompanyEntry } from '../support/company.js';

/** In the order of the specification (R3 §2.3). */
const tabs = [
  'Kundenanfragen',
  'Feedback',
  'FAQ',
  'Auswertungen',
  'Nutzerverwaltung',
  'Konfiguration',
  'Instanzkonfiguration',
  'Konfiguration intern',
  'Logs intern',
];

describe('the queue of a clerk', () => {
  let browser: Browser;
  let clerk: ClerkPages;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const row = (company: CompanyEntry) => clerk.page.getByRole('row').filter({ hasText: company.name });
  const link = (company: CompanyEntry) => clerk.page.getByRole('link', { name: company.name });
  const waitingSince = () => clerk.page.getByRole('columnheader', { name: 'Wartet seit' });
  /** The newest first, because cases of other tests wait too. */
  const newestFirst = async (): Promise<void> => {
    await waitingSince().and(clerk.page.locator('[aria-sort="ascending"]')).waitFor();
    await waitingSince().getByRole('button').click();
    await waitingSince().and(clerk.page.locator('[aria-sort="descending"]')).waitFor();
  };

  test('is what waits for the bank, the longest first, under all the tabs of support', async () => {
    const company = noteworthy();
    const held = await readyToOrder(company);
    await held.order();
    const byAdviser = new Applicant(unknownCompany());
    await byAdviser.done('POST', '/me/register', {
      body: { ...byAdviser.registration(), beraterEinstieg: true, neukunde: true },
      headers: { 'idempotency-key': randomUUID() },
    });
    clerk = await ClerkPages.loggedIn(browser, 'ROLE_ROOT');
    await clerk.openOverview();
    const queue = clerk.page.getByRole('button', { name: /^Wartet auf die Bank \d+$/, pressed: true });
    await queue.waitFor();
    expect(await clerk.page.getByRole('tab').allTextContents()).toEqual(tabs);
    await newestFirst();
    await link(company).waitFor();
    expect(await link(byAdviser.company).count()).toBe(0);
    // A part of the word, from its middle.
    await clerk.search(byAdviser.company.name.slice(2, 9));
    await link(byAdviser.company).waitFor();
    await row(byAdviser.company).getByRole('img', { name: 'Durch Berater angelegt' }).waitFor();
    await clerk.button('Suche leeren').click();
    await queue.waitFor();
    expect(await clerk.faults()).toEqual([]);

    const download = clerk.page.waitForEvent('download');
    await clerk.button('CSV').click();
    expect((await download).suggestedFilename()).toBe('Kundenanfragen.csv');
  });

  test('is worked by keyboard: rows, case, next case and the sheet of all keys', async () => {
    const word = freshWord();
    const companies = [word, word].map((name) => noteworthy(unknownCompany(name)));
    await Promise.all(companies.map(async (company) => (await readyToOrder(company)).order()));
    clerk = await ClerkPages.loggedIn(browser);
    await clerk.openOverview();
    const { page } = clerk;
    const { keyboard } = page;
    // Only these two, because cases of other tests come and go.
    await clerk.search(word);
    await clerk.says('1–2 von 2 Kundenanfragen');
    await page.getByRole('heading', { level: 1 }).focus();
    await keyboard.press('?');
    await clerk.dialog().getByText('Nächster Vorgang der Ansicht').waitFor();
    expect(await clerk.faults()).toEqual([]);
    await keyboard.press('n');
    await keyboard.press('Escape');
    await clerk.dialog().waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/bm/start');

    await page.getByRole('heading', { level: 1 }).focus();
    await keyboard.press('j');
    const links = page.getByRole('row').getByRole('link');
    await hasFocus(links.nth(0));
    await keyboard.press('j');
    await hasFocus(links.nth(1));
    await keyboard.press('k');
    await hasFocus(links.nth(0));
    const first = await links.nth(0).innerText();
    await keyboard.press('Enter');
    await clerk.heading(first).waitFor();
    await clerk.button('Nächster Vorgang').waitFor();
    await keyboard.press('n');
    await clerk.heading(first).waitFor({ state: 'hidden' });
    await clerk.card().waitFor();
    await keyboard.press('4');
    await page.getByLabel('Neue Notiz').focus();
    await keyboard.type('Rückruf n');
    await keyboard.press('Control+Enter');
    await page.getByRole('listitem').filter({ hasText: 'Rückruf n' }).waitFor();
    await page.getByRole('heading', { level: 1 }).focus();
    await keyboard.press('a');
    await hasFocus(clerk.card().getByRole('button').first());
    await keyboard.press('u');
    await links.nth(0).waitFor();

    await clerk.button('Suche leeren').click();
    await page.getByRole('heading', { level: 1 }).focus();
    await keyboard.press('/');
    await hasFocus(page.getByRole('searchbox', { name: 'Kundenanfragen suchen' }));
    await keyboard.type('jkn?');
    await holds(page.getByRole('searchbox', { name: 'Kundenanfragen suchen' }), 'jkn?');
  });
});
