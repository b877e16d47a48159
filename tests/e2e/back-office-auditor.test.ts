import type { Browser } from 'playwright-core';
import { closePages, openBrowser } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { unknownCompany } from '../support/company.js';
import { ownClerk, ownStaff } from '../support/staff-users.js';
import { bringToReady } from '../support/whole-way.js';
import { until } from '../support/until.js';

describe('an auditor', () => {
  let browser: Browser;
  let auditor: ClerkPages;
  let caseId: string;

  beforeAll(async () => {
    browser = await openBrowser();
    ({ caseId } = await bringToReady(unknownCompany()));
    await (await ownClerk()).takeOver(caseId);
  });
  beforeEach(async () => {
    auditor = await ClerkPages.loggedIn(browser, 'ROLE_AUDITOR');
    await auditor.openOverview();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const open = (name: string) => auditor.page.getByRole('tab', { name, exact: true }).click();
  const isPlain = async (): Promise<void> => {
    expect(await auditor.page.getByText('ROLE_').count()).toBe(0);
    expect(await auditor.faults()).toEqual([]);
  };

  test('reads who holds which role, and changes nobody', async () => {
    const { page } = auditor;
    expect(await page.getByRole('tab').allTextContents()).toEqual([
      'Kundenanfragen',
      'Auswertungen',
      'Nutzerverwaltung',
      'Konfiguration intern',
      'Logs intern',
      'Versionen',
    ]);
    await open('Nutzerverwaltung');
    const { username } = await ownStaff('ROLE_AUDITOR');
    await page.getByRole('searchbox', { name: 'Name oder E-Mail' }).fill(username);
    const own = page.getByRole('row').filter({ hasText: username });
    await own.getByText('Sie', { exact: true }).waitFor();
    await own.getByText('Prüfer', { exact: true }).waitFor();
    await own.getByText('Aktiviert', { exact: true }).waitFor();
    expect(await page.getByRole('table').getByRole('link').count()).toBe(0);
    for (const name of ['Nutzer anlegen', 'CSV-Export'])
      expect(await page.getByText(name, { exact: true }).count()).toBe(0);
    await isPlain();
  });

  test('reads versions of the settings, the log, reports and approvals', async () => {
    const { page } = auditor;
    await open('Versionen');
    await page
      .getByRole('button', { name: /^Version \d+$/ })
      .last()
      .click();
    await auditor.dialog().getByLabel('Vergleichen').waitFor();
    expect(await auditor.dialog().getByText('Wiederherstellen').count()).toBe(0);
    await isPlain();
    await auditor.dialog().getByRole('button', { name: 'Schließen' }).click();

    await open('Logs intern');
    await page.getByLabel('Kategorie').click();
    await page.getByRole('option', { name: 'Befehl' }).click();
    // Only this case, because the commands of other tests fill the first page.
    await page.getByLabel('Vorgangsnummer').fill(caseId);
    const entry = page.getByRole('row').filter({ hasText: `des Vorgangs ${caseId} gesetzt` });
    const filtered = async (): Promise<boolean> => {
      await auditor.button('Filtern').click();
      return (await entry.count()) > 0;
    };
    await until(filtered, { what: 'the entry of the command' });
    expect(page.url()).toContain('command');
    await entry.first().getByRole('button').click();
    await auditor.dialog().getByText('Netzwerkadresse').waitFor();
    await isPlain();
    await auditor.dialog().getByRole('button', { name: 'Schließen' }).click();

    await open('Auswertungen');
    await auditor.button('CSV herunterladen').waitFor();
    await isPlain();

    await auditor.goto('/bm/freigaben');
    await page.getByRole('heading', { level: 1, name: 'Freigaben' }).waitFor();
    expect(await page.getByRole('button', { name: 'Freigeben' }).count()).toBe(0);
    await isPlain();
  });

  test('reads a case with its log, takes its export along, and does nothing with it', async () => {
    const { page } = auditor;
    await auditor.openCase(caseId, 'Protokoll');
    await page
      .getByRole('row')
      .filter({ hasText: `hat den Vorgang ${caseId}` })
      .first()
      .waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Vorgang mit Nachweisen herunterladen' }).click();
    expect((await download).suggestedFilename()).toBe(`vorgang-${caseId}.zip`);
    await isPlain();
    await auditor.openCase(caseId, 'Statushistorie');
    await page.getByRole('row').filter({ hasText: 'In Bearbeitung der Bank' }).waitFor();
    for (const act of ['Daten übergeben', 'Vorgang abschließen', 'Erfolgreich abschließen'])
      expect(await page.getByRole('button', { name: act }).count()).toBe(0);
    await isPlain();
  });
});
