import type { Browser } from 'playwright-core';
import { axeFindings, closePages, openBrowser } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { unknownCompany } from '../support/company.js';
import { until } from '../support/until.js';
import { bringToReady } from '../support/whole-way.js';
import type { Applicant } from '../support/applicant.js';
import { readFile } from 'node:fs/promises';

describe('the tabs about all cases', () => {
  let browser: Browser;
  let applicant: Applicant;

  beforeAll(async () => {
    browser = await openBrowser();
    applicant = await bringToReady(unknownCompany());
    const body = { feedbackRating: 4, feedbackComment: 'Schnell und klar' };
    await applicant.done('POST', '/me/provideFeedback', { body });
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  test('Feedback has the comment with its stars, a refresh, a download and the way to the case', async () => {
    const clerk = await ClerkPages.loggedIn(browser);
    await clerk.goto('/bm/start#Feedback');
    await clerk.says('Schnell und klar');
    const entry = clerk.page.getByRole('listitem').filter({ hasText: `Vorgang # ${applicant.caseId}` });
    await entry.getByRole('img', { name: '4 von 5 Sternen' }).waitFor();
    await clerk.page.getByRole('table', { name: 'Verteilung der Bewertungen' }).waitFor();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await clerk.page.route(/\/feedbacks$/, async (route) => {
      await held;
      await route.continue();
    });
    await clerk.button('Aktualisieren').click();
    await clerk.button('Wird geladen …').waitFor();
    release();
    await clerk.button('Aktualisieren').waitFor();
    const [file] = await Promise.all([clerk.page.waitForEvent('download'), clerk.button('CSV-Export').click()]);
    expect(file.suggestedFilename()).toBe('FeedbackExport.csv');
    expect(await readFile(await file.path(), 'utf8')).toContain('"4";"Schnell und klar"');
    expect(await clerk.faults()).toEqual([]);
    await entry.getByRole('link').click();
    await clerk.heading(applicant.company.name).waitFor();
  });

  test('FAQ opens and closes two entries', async () => {
    const clerk = await ClerkPages.loggedIn(browser);
    await clerk.goto('/bm/start#FAQ');
    const link = clerk.page.getByRole('link', { name: /auf den Seiten des Anbieters/ });
    await clerk.button('Wo finde ich weitere Informationen?').click();
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe('https://www.musterbank.example/partner/geschaeftskonto');
    await clerk.button('An wen kann ich mich bei Fragen wenden?').press('Enter');
    await clerk.says('Firmenkunden digital');
    expect(await clerk.faults()).toEqual([]);
    await clerk.button('Wo finde ich weitere Informationen?').press('Enter');
    await link.waitFor({ state: 'hidden' });
  });

  test('Auswertungen has a report when it opens, and filters and downloads it', async () => {
    const clerk = await ClerkPages.loggedIn(browser);
    await clerk.goto('/bm/start#Auswertungen');
    const row = clerk.page.getByRole('row', { name: /^310 Bereit/ });
    await row.waitFor();
    expect(await clerk.faults()).toEqual([]);
    const [file] = await Promise.all([clerk.page.waitForEvent('download'), clerk.button('CSV herunterladen').click()]);
    expect(file.suggestedFilename()).toBe('AuswertungExport.csv');
    expect(await readFile(await file.path(), 'utf8')).toContain('"310";"Bereit"');

    const { page } = clerk;
    expect(await page.getByLabel('Datum von').getAttribute('placeholder')).toBe('YYYY-MM-DD');
    await page.getByLabel('Datum von').fill('1.1.2026');
    await clerk.button('Suchen').click();
    await clerk.says('Format: YYYY-MM-DD');
    expect(await row.count()).toBe(0);
    await page.getByLabel('Datum von').fill('2020-12-31');
    await page.getByLabel('Datum bis').fill('2020-01-01');
    await clerk.button('Suchen').click();
    await clerk.says('Das Ende liegt vor dem Anfang');
    await clerk.says('Keine Auswertung');
    expect(await row.count()).toBe(0);
    expect(await clerk.faults()).toEqual([]);
    await page.getByLabel('Datum von').fill('2020-01-01');
    await page.getByLabel('Datum bis').fill('2020-12-31');
    await page.getByRole('combobox', { name: 'Rechtsformen' }).fill('GmbH & Co');
    await page.getByRole('option', { name: 'GmbH & Co. KG', exact: true }).click();
    await page.getByLabel('Datum bis').press('Enter');
    await clerk.says('Keine Vorgänge gefunden');
    await page.route(/reportingSummarySearch$/, (route) =>
      route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{"title":"Fehler"}' }),
    );
    await clerk.button('Suchen').click();
    await page.getByRole('alert').getByText('Auswertung nicht geladen').waitFor();
    await page.getByRole('alert').getByText('Unbekannter Fehler').waitFor();
  });

  test('Logs intern has what staff did, by category and case, with its details', async () => {
    const clerk = await ClerkPages.loggedIn(browser);
    await clerk.openCase(applicant.caseId);
    const support = await ClerkPages.loggedIn(browser, 'ROLE_ROOT');
    await support.goto('/bm/start#Logs intern');
    const { page } = support;
    await page.getByRole('columnheader', { name: 'Kategorie' }).waitFor();
    expect(await support.faults()).toEqual([]);
    expect(await page.getByLabel('Datum nach').getAttribute('placeholder')).toBe('YYYY-MM-DD');
    await page.getByLabel('Kategorie').click();
    await page.getByRole('option', { name: 'Einsicht' }).click();
    await page.getByLabel('Vorgangsnummer').fill(applicant.caseId);
    const row = page
      .getByRole('row')
      .filter({ hasText: `# ${applicant.caseId}` })
      .filter({ hasText: 'Einsicht' });
    await until(
      async () => {
        await support.button('Filtern').click();
        return (await row.count()) > 0;
      },
      { what: 'the entry of the reading' },
    );
    await row.first().getByRole('button').click();
    await support.dialog().getByText('Netzwerkadresse').waitFor();
    await support.dialog().getByText('Technische Angaben').click();
    await support.dialog().getByText('GET /bgo_identifications_portal/{id}').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await support.dialog().getByRole('button', { name: 'Schließen' }).click();
    await page.getByLabel('Datum nach').fill('1.1.2026');
    await support.button('Filtern').click();
    await support.says('Format: YYYY-MM-DD');
    await page.getByLabel('Datum nach').fill('2999-01-01');
    await support.button('Filtern').click();
    await support.says('Keine Einträge gefunden.');
    await page.getByLabel('Datum nach').fill('');
    await page.getByLabel('Wer').fill('niemand');
    await support.button('Filtern').click();
    await page.waitForURL(/niemand/);
    await support.says('Keine Einträge gefunden.');
    await page.getByLabel('Wer').fill('KONTOR.test');
    await page.getByLabel('Datum vor').fill('2999-01-01');
    await support.button('Filtern').click();
    await row.first().getByRole('link').click();
    await support.heading(applicant.company.name).waitFor();
    await page.getByRole('tab', { name: 'Protokoll' }).click();
    const entries = page.getByRole('tabpanel', { name: 'Protokoll' });
    await entries.getByRole('cell', { name: 'Einsicht' }).first().waitFor();
    expect(await support.faults()).toEqual([]);
    await entries.getByRole('table').getByRole('button').first().click();
    await support.dialog().getByText('Netzwerkadresse').waitFor();
  });
});
