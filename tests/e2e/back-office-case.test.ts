import type { Browser } from 'playwright-core';
import { readyToOrder, type Applicant } from '../support/applicant.js';
import { closePages, holds, openBrowser } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { nordlumar, unknownCompany } from '../support/company.js';
import { pdf } from '../support/files.js';
import { order } from '../support/whole-way.js';

/** A case whose directors have not passed their checks yet. */
async function inChecks(): Promise<Applicant> {
  const applicant = await readyToOrder(nordlumar);
  await order(applicant);
  await applicant.reaches(220, 240, 260);
  return applicant;
}

describe('the page of a case', () => {
  let browser: Browser;
  let clerk: ClerkPages;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const tab = (name: string) => clerk.page.getByRole('tab', { name: new RegExp(name) });
  const panel = () => clerk.page.getByRole('tabpanel');

  test('has its tabs in the address and is usable with arrow keys', async () => {
    const applicant = await inChecks();
    clerk = await ClerkPages.loggedIn(browser, 'ROLE_ROOT');
    await clerk.openCase(applicant.caseId);
    await clerk.says(/SLA: \d+,\d\d Stunden/);
    expect(await clerk.page.getByRole('contentinfo').count()).toBe(0);
    expect(await clerk.page.getByRole('link', { name: 'Konto eröffnen' }).count()).toBe(0);
    await panel().getByRole('heading', { name: 'Marlene Osterkamp' }).waitFor();
    expect(await clerk.faults()).toEqual([]);

    await clerk.page.setViewportSize({ width: 1280, height: 900 });
    await tab('Kundendaten').press('ArrowRight');
    await clerk.page.keyboard.press('Enter');
    await panel().getByText('E-Mail bestätigt, Antrag wird ausgefüllt').waitFor();
    expect(decodeURIComponent(new URL(clerk.page.url()).hash)).toBe('#Statushistorie');
    expect(await panel().getByText('Unbekannter Status').count()).toBe(0);
    expect(await clerk.faults()).toEqual([]);
    await clerk.page.reload();
    await panel().getByText('E-Mail bestätigt, Antrag wird ausgefüllt').waitFor();
  });

  test('has messages with the customer, with files and a mark for handled ones', async () => {
    const applicant = await inChecks();
    await applicant.done('POST', '/bgo_identifications/messages', { body: { message: 'Was fehlt Ihnen noch?' } });
    clerk = await ClerkPages.loggedIn(browser);
    await clerk.openCase(applicant.caseId, 'Kommunikation');
    await panel().getByText('Was fehlt Ihnen noch?').waitFor();
    await tab('Kommunikation').getByRole('img', { name: 'Neue Nachrichten' }).waitFor();
    await clerk.button('Als bearbeitet markieren').click();
    await panel().getByText('Bearbeitet', { exact: true }).waitFor();
    await tab('Kommunikation').getByRole('img', { name: 'Nachrichten vorhanden' }).waitFor();

    await clerk.page.getByLabel('Nachricht an den Kunden').fill('Bitte unterschreiben Sie die Anlage.');
    await tab('Notizen').click();
    await tab('Kommunikation').click();
    await holds(clerk.page.getByLabel('Nachricht an den Kunden'), 'Bitte unterschreiben Sie die Anlage.');
    const chooser = clerk.page.waitForEvent('filechooser');
    await clerk.page.getByRole('button', { name: /Datei anhängen/ }).click();
    await (
      await chooser
    ).setFiles({
      name: 'Anlage.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(await pdf('Anlage').arrayBuffer()),
    });
    expect(await clerk.faults()).toEqual([]);
    await clerk.page.route(/\/messages$/, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await clerk.button('Nachricht senden').click();
    await panel().getByRole('alert').getByText('Nachricht nicht gesendet').waitFor();
    await holds(clerk.page.getByLabel('Nachricht an den Kunden'), 'Bitte unterschreiben Sie die Anlage.');
    await clerk.page.unroute(/\/messages$/);
    await clerk.button('Nachricht senden').click();
    const download = clerk.page.waitForEvent('download');
    await panel().getByRole('list', { name: 'Nachrichten' }).getByRole('button', { name: 'Anlage.pdf' }).click();
    expect((await download).suggestedFilename()).toBe('Anlage.pdf');
    await holds(clerk.page.getByLabel('Nachricht an den Kunden'), '');

    await applicant.done('POST', '/bgo_identifications/messages', { body: { message: 'Ist das alles?' } });
    await panel().getByText('Ist das alles?').waitFor();
    await clerk.page.getByLabel('Nachricht an den Kunden').fill('Ja, das ist alles.');
    await clerk.button('Senden und als bearbeitet markieren').click();
    await panel().getByText('Ja, das ist alles.').waitFor();
    await panel().getByText('Bearbeitet', { exact: true }).nth(1).waitFor();
    await clerk.button('Senden und als bearbeitet markieren').waitFor({ state: 'detached' });
    expect(await clerk.faults()).toEqual([]);
  });

  test('stores notes that only the bank sees', async () => {
    const applicant = await inChecks();
    clerk = await ClerkPages.loggedIn(browser);
    await clerk.openCase(applicant.caseId, 'Notizen');
    await panel().getByText('Noch keine Notizen.').waitFor();
    await clerk.page.getByLabel('Neue Notiz').fill('Rückruf am Montag');
    await clerk.button('Notiz speichern').click();
    await panel().getByRole('listitem').getByText('Rückruf am Montag').waitFor();
    await panel()
      .getByText(/\d\d\.\d\d\.\d{4} \| \d\d:\d\d:\d\d/)
      .waitFor();
    await tab('Notizen').getByRole('img', { name: 'Notizen vorhanden' }).waitFor();
    expect(await clerk.faults()).toEqual([]);
    expect(JSON.stringify(await applicant.portal())).not.toContain('Rückruf');
  });

  test('exports the order as PDF, CSV and ZIP', async () => {
    const applicant = await inChecks();
    clerk = await ClerkPages.loggedIn(browser);
    await clerk.openCase(applicant.caseId);
    for (const [label, name] of [
      ['Auftragsdaten (PDF)', 'auftragsdaten.pdf'],
      ['Auftragsdaten (CSV)', 'auftragsdaten.csv'],
      ['Alle Dokumente (ZIP)', 'auftragsdokumente.zip'],
    ] as const) {
      const download = clerk.page.waitForEvent('download');
      await clerk.button(label).click();
      expect((await download).suggestedFilename()).toBe(name);
      expect(await (await download).failure()).toBeNull();
    }
  });

  test('ends the automation only with a reason, which becomes a note', async () => {
    const applicant = await inChecks();
    clerk = await ClerkPages.loggedIn(browser, 'ROLE_ADMIN_PLUS');
    await clerk.openCase(applicant.caseId);
    await clerk.card().getByRole('button', { name: 'Support-Eingriff' }).click();
    const confirm = clerk.dialog().getByRole('button', { name: 'Automatik beenden' });
    await clerk.dialog().getByText('unwiderruflich').waitFor();
    await clerk.dialog().getByText('Nicht alle Personen sind identifiziert').waitFor();
    await clerk.dialog().getByText('nur mit Platzhaltern').waitFor();
    expect(await clerk.dialog().getByRole('listitem').count()).toBe(2);
    expect(await confirm.getAttribute('aria-disabled')).toBe('true');
    await clerk.page.getByLabel('Begründung').fill('   ');
    expect(await confirm.getAttribute('aria-disabled')).toBe('true');
    await clerk.page.getByLabel('Begründung').fill('Ausweis lag der Filiale vor');
    expect(await clerk.faults()).toEqual([]);
    await confirm.click();
    await clerk.card().getByText('Support-Eingriff ausgeführt').waitFor();
    expect(await applicant.status()).toBe(305);
    await tab('Notizen').click();
    await panel().getByText('Ausweis lag der Filiale vor').waitFor();

    await clerk.card().getByText('Nicht identifiziert:').waitFor();
    await clerk.card().getByRole('button', { name: 'Vorgang übernehmen' }).click();
    const take = clerk.dialog().getByRole('button', { name: 'Übernehmen' });
    expect(await take.getAttribute('aria-disabled')).toBe('true');
    expect(await clerk.faults()).toEqual([]);
    await clerk.page.getByLabel('Begründung').fill('Ausweise liegen vor');
    await take.click();
    await clerk.card().getByText('Vorgang übernommen').waitFor();
    await panel()
      .getByText(/^Übernommen, obwohl nicht identifiziert: .* Begründung: Ausweise liegen vor$/)
      .waitFor();
  });

  test('is deleted for good by those who may, and is then not found', async () => {
    const applicant = await readyToOrder(unknownCompany());
    clerk = await ClerkPages.loggedIn(browser);
    await clerk.openCase(applicant.caseId);
    expect(await clerk.button('Eintrag löschen').count()).toBe(0);
    await clerk.close();

    clerk = await ClerkPages.loggedIn(browser, 'ROLE_ADMIN_PLUS');
    await clerk.openCase(applicant.caseId);
    await clerk.card().getByRole('button', { name: 'Eintrag löschen' }).click();
    await clerk.dialog().getByText('Das lässt sich nicht zurücknehmen.').waitFor();
    expect(await clerk.faults()).toEqual([]);
    await clerk.dialog().getByRole('button', { name: 'Unwiderruflich löschen' }).click();
    await clerk.heading('Übersicht').waitFor();
    await clerk.says(`Der Eintrag # ${applicant.caseId} wurde gelöscht.`);
    expect(await clerk.faults()).toEqual([]);
    await clerk.goto(`/bm/${applicant.caseId}`);
    await clerk.heading(`Vorgang # ${applicant.caseId} nicht gefunden`).waitFor();
    expect(await clerk.faults()).toEqual([]);
  });

  test('shows why it could not be read or changed, and what to do', async () => {
    const applicant = await inChecks();
    clerk = await ClerkPages.loggedIn(browser, 'ROLE_ROOT');
    const broken = (title: string, state?: string) =>
      JSON.stringify({
        type: 'about:blank',
        title,
        status: 409,
        state,
        message: 'Der Vorgang ist belegt.',
        traceId: 'abc',
      });
    await clerk.page.route(/sync-with-solaris/, (route) =>
      route.fulfill({ status: 409, contentType: 'application/problem+json', body: broken('Belegt', 'busy') }),
    );
    await clerk.openCase(applicant.caseId);
    const identification = clerk.page.getByRole('region', { name: 'Identifikation' });
    await clerk.page
      .getByRole('main')
      .getByText(/\b2[246]0\b/)
      .waitFor();
    await identification.getByRole('listitem').first().waitFor();
    await clerk.card().getByRole('button', { name: 'Mit Banking-Provider abgleichen' }).click();
    await clerk.card().getByRole('alert').getByText('Abgleich fehlgeschlagen').waitFor();
    expect(await clerk.card().getByText('Fehler-Nr.').count()).toBe(0);
    expect(await clerk.faults()).toEqual([]);
    await clerk.page.unroute(/sync-with-solaris/);
    await clerk.card().getByRole('button', { name: 'Mit Banking-Provider abgleichen' }).click();
    await clerk.card().getByText('Mit dem Banking-Provider abgeglichen').waitFor();

    await clerk.page.route(new RegExp(`bgo_identifications_portal/${applicant.caseId}$`), (route) => route.abort());
    await clerk.page.reload();
    await clerk.page.getByRole('alert').getByText('Vorgang nicht geladen').waitFor();
    expect(await clerk.faults()).toEqual([]);
    await clerk.page.unroute(new RegExp(`bgo_identifications_portal/${applicant.caseId}$`));
    await clerk.button('Erneut versuchen').click();
    await clerk.card().waitFor();
  });
});
