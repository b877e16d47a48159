import type { Browser } from 'playwright-core';
import { readyToOrder } from '../support/applicant.js';
import { closePages, openBrowser } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { identifyingSlowly, unknownCompany, velmarisDeviating, withSecond } from '../support/company.js';
import { pdf } from '../support/files.js';
import { ownClerk } from '../support/staff-users.js';
import { bringToReady, order } from '../support/whole-way.js';

describe('what a case page says', () => {
  let browser: Browser;
  let clerk: ClerkPages;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const region = (name: string) => clerk.page.getByRole('region', { name });

  test('names the persons that differ from the register', async () => {
    const applicant = await readyToOrder(velmarisDeviating);
    await applicant.order();
    await applicant.reaches(218);
    clerk = await ClerkPages.loggedIn(browser);
    await clerk.openCase(applicant.caseId);
    const differing = region('Abweichende Personen');
    await differing
      .getByRole('list', { name: 'Angaben des Kunden' })
      .getByText(/^Ole Kessling/)
      .waitFor();
    await differing
      .getByRole('list', { name: 'Öffentliche Quellen' })
      .getByText(/^Torben Kessling/)
      .waitFor();
    await differing.getByText('Offen', { exact: true }).waitFor();
    expect(await differing.getByText('Sabine Ahrenholt').count()).toBe(0);
    expect(await clerk.faults()).toEqual([]);
  });

  test('names them also when the case is over', async () => {
    const applicant = await readyToOrder(unknownCompany('Abweichung Eigentum'));
    await applicant.order();
    const body = { resolution: 'ABORT', kind: 'BENEFICIARIES' };
    await applicant.done('POST', '/me/continue-identification', { body });
    await applicant.reaches(350);
    clerk = await ClerkPages.loggedIn(browser);
    await clerk.openCase(applicant.caseId);
    await region('Abweichende Personen').getByText('Wirtschaftlich Berechtigte').waitFor();
    await region('Abweichende Personen').getByText('Nicht mehr offen').waitFor();
  });

  test('has the letter, the documents and the comment of the bank while documents are missing', async () => {
    const applicant = await readyToOrder(unknownCompany('Unterlagen fehlen'));
    await applicant.order();
    await applicant.reaches(230);
    await applicant.upload('OTHER', pdf('Vertrag'), 'Gesellschaftsvertrag.pdf');
    const staff = await ownClerk();
    await staff.done('PATCH', `/bgo_identifications/${applicant.caseId}/bank-memo`, {
      body: { bankMemo: 'Stammkunde' },
    });
    clerk = await ClerkPages.loggedIn(browser);
    await clerk.openCase(applicant.caseId);
    const card = clerk.card();
    await card.getByText(/^Sehr geehrte/).waitFor();
    await card.getByText('Kommentar der Bank: Stammkunde').waitFor();
    const download = clerk.page.waitForEvent('download');
    await card
      .getByRole('list', { name: 'Hochgeladene Unternehmensdokumente' })
      .getByText('Gesellschaftsvertrag.pdf')
      .click();
    expect((await download).suggestedFilename()).toBe('Gesellschaftsvertrag.pdf');
    await clerk.page.getByText('Handelnde Person').click();
    await clerk.page.getByText('Politisch exponiert').first().waitFor();
    await clerk.page.getByRole('button', { name: 'Firma kopieren' }).first().focus();
    expect(await clerk.faults()).toEqual([]);
  });

  test('loads what a tab shows when it is opened, and everything again on request', async () => {
    const { caseId } = await readyToOrder(unknownCompany());
    clerk = await ClerkPages.loggedIn(browser);
    await clerk.openCase(caseId);
    await clerk.card().waitFor();
    for (const [tab, path] of [
      ['Statushistorie', `${caseId}/status_history_joined`],
      ['Kommunikation', `${caseId}/messages`],
      ['Notizen', `${caseId}/bank-memos`],
      ['Kundendaten', `_portal/${caseId}`],
    ] as const) {
      const loaded = clerk.page.waitForResponse((response) => response.url().endsWith(path));
      await clerk.page.getByRole('tab', { name: new RegExp(tab) }).click();
      expect((await loaded).status()).toBe(200);
    }
    const again = clerk.page.waitForResponse((response) => response.url().endsWith(`_portal/${caseId}`));
    await clerk.button('Vorgang aktualisieren').click();
    expect((await again).status()).toBe(200);
  });

  test('asks to wait when a second act is confirmed while another runs', async () => {
    const applicant = await bringToReady(unknownCompany());
    await (await ownClerk()).takeOver(applicant.caseId);
    clerk = await ClerkPages.loggedIn(browser);
    await clerk.openCase(applicant.caseId);
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await clerk.page.route(/contract_files$/, async (route) => {
      if (route.request().method() === 'POST') await answered;
      await route.continue();
    });
    const chooser = clerk.page.waitForEvent('filechooser');
    await clerk.card().getByRole('button', { name: 'Datei hochladen' }).click();
    const buffer = Buffer.from(await pdf('Vertrag').arrayBuffer());
    await (await chooser).setFiles({ name: 'Vertrag.pdf', mimeType: 'application/pdf', buffer });
    await clerk.card().getByRole('button', { name: 'Wird hochgeladen …' }).waitFor();

    await clerk.card().getByRole('button', { name: 'Als fehlgeschlagen abschließen' }).click();
    const confirm = clerk.dialog().getByRole('button', { name: 'Als fehlgeschlagen abschließen' });
    const wait = clerk.dialog().getByText(/^Gerade läuft für diesen Vorgang noch ein anderer Schritt/);
    await wait.waitFor();
    expect(await confirm.getAttribute('aria-disabled')).toBe('true');
    await confirm.click({ force: true });
    await wait.waitFor();
    expect(await clerk.faults()).toEqual([]);
    answer();
    await wait.waitFor({ state: 'hidden' });
    await confirm.click();
    await clerk.card().getByText('Vorgang abgelehnt', { exact: true }).waitFor();
    expect(await applicant.status()).toBe(450);
  });

  test('shows what the core bank took with a warning, without a tick', async () => {
    const applicant = await bringToReady(withSecond('Legitimation'));
    await (await ownClerk()).takeOver(applicant.caseId);
    clerk = await ClerkPages.loggedIn(browser);
    await clerk.openCase(applicant.caseId);
    await clerk.pressStep('Daten übergeben');
    await clerk
      .dialog()
      .getByRole('button', { name: /^Als Kunde.* übergeben$/ })
      .click();
    await clerk
      .card()
      .getByText(/^Daten übergeben, mit Hinweisen zu \d von 3$/)
      .waitFor();
    await clerk.page.reload();
    await clerk.card().getByText('Die Legitimationsdaten fehlen.').waitFor();
    await clerk.card().getByRole('img', { name: 'Erledigt, bitte prüfen' }).waitFor();
    expect(await clerk.card().getByRole('img', { name: 'Erledigt', exact: true }).count()).toBe(0);
    expect(await clerk.faults()).toEqual([]);
  });

  test('shows the memo of a colleague without a reload', async () => {
    const applicant = await readyToOrder(unknownCompany());
    clerk = await ClerkPages.loggedIn(browser);
    await clerk.openCase(applicant.caseId, 'Notizen');
    await clerk.says('Noch keine Notizen.');
    const body = { content: 'Rückruf am Dienstag' };
    await (await ownClerk()).done('POST', `/bgo_identifications/${applicant.caseId}/bank-memos`, { body });
    await clerk.page.getByRole('tabpanel').getByText('Rückruf am Dienstag').waitFor();
  });

  test('lets an extended clerk set a case ready that the providers still check', async () => {
    const applicant = await readyToOrder(identifyingSlowly('Prüfung Dauer'));
    await order(applicant);
    await applicant.reaches(220);
    clerk = await ClerkPages.loggedIn(browser, 'ROLE_ADMIN_PLUS');
    await clerk.openCase(applicant.caseId);
    await clerk.card().getByRole('button', { name: 'Vorgang auf Bereit stellen' }).click();
    await clerk
      .dialog()
      .getByText(/gilt dann als identifiziert, obwohl die Prüfung noch läuft/)
      .waitFor();
    expect(await clerk.faults()).toEqual([]);
    await clerk.dialog().getByRole('button', { name: 'Auf Bereit stellen' }).click();
    await clerk.card().getByText('Vorgang auf Bereit gestellt').waitFor();
    expect(await applicant.status()).toBe(310);
    await clerk.card().getByRole('button', { name: 'Vorgang übernehmen' }).waitFor();
    expect(await clerk.faults()).toEqual([]);
  });
});
