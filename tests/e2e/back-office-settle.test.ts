import type { Browser } from 'playwright-core';
import { ApplicantPages } from '../support/applicant-pages.js';
import { closePages, openBrowser } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { unknownCompany } from '../support/company.js';
import { largePdf, pdf } from '../support/files.js';
import { ownClerk } from '../support/staff-users.js';
import { until } from '../support/until.js';
import { bringToReady } from '../support/whole-way.js';

async function upload(name: string, file: Blob) {
  return { name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) };
}

/** One byte more than a contract file may have. */
const tooLarge = 67_108_864 + 1;

describe('a case that the bank completes', () => {
  let browser: Browser;
  let clerk: ClerkPages;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const choose = async (button: string | RegExp, file: Awaited<ReturnType<typeof upload>>): Promise<void> => {
    const chooser = clerk.page.waitForEvent('filechooser');
    await clerk.card().getByRole('button', { name: button }).click();
    await (await chooser).setFiles(file);
  };

  test('goes from taking over to the opened account, with a confirmation of each step', async () => {
    const applicant = await bringToReady(unknownCompany());
    clerk = await ClerkPages.loggedIn(browser);
    await clerk.openCase(applicant.caseId);
    expect(await clerk.faults()).toEqual([]);
    await clerk.act('Vorgang übernehmen', { confirm: 'Übernehmen' });
    await clerk.card().getByText('Vorgang übernommen').waitFor();
    expect(await clerk.faults()).toEqual([]);

    await clerk.pressStep('Daten übergeben');
    expect(await clerk.faults()).toEqual([]);
    await clerk
      .dialog()
      .getByRole('button', { name: /^Als Kunde.* übergeben$/ })
      .click();
    await clerk
      .card()
      .getByText(/^Daten übergeben(, mit Hinweisen .*)?$/)
      .waitFor();
    await clerk.page.reload();
    await clerk.openStep('An das Kernbanksystem übergeben');
    await clerk
      .card()
      .getByText(/Angelegt mit der Personennummer \d+/)
      .first()
      .waitFor();

    await clerk.book('Konto anlegen');
    await clerk
      .card()
      .getByText(/^IBAN: DE\d\d /)
      .waitFor();
    await clerk.book('girocard anlegen');
    await clerk
      .card()
      .getByText(/^Chipkartennummer: /)
      .waitFor();
    await clerk.page.reload();
    await clerk.openStep('girocard anlegen');
    await clerk.card().getByText('Chipkartennummer').waitFor();
    expect(await clerk.faults()).toEqual([]);

    await clerk.openCase(applicant.caseId, 'Statushistorie');
    for (const act of ['An das Kernbanksystem übergeben', 'Konto angelegt', 'girocard bestellt']) {
      const row = clerk.page.getByRole('row').filter({ hasText: act });
      await row.getByText(/^durch \p{Lu}/u).waitFor();
    }
    expect(await clerk.faults()).toEqual([]);

    await clerk.card().getByRole('button', { name: 'Erfolgreich abschließen' }).click();
    await clerk.dialog().getByText('Es wurden noch keine Vertragsunterlagen hochgeladen.').waitFor();
    expect(await clerk.faults()).toEqual([]);
    await clerk.dialog().getByRole('button', { name: 'Abbrechen' }).click();

    await choose('Datei hochladen', await upload('Vertrag.pdf', pdf('Kontovertrag')));
    await clerk.card().getByText('Datei hochgeladen', { exact: true }).waitFor();
    await clerk.card().getByRole('button', { name: 'Erfolgreich abschließen' }).click();
    await clerk.dialog().getByText('endet mit „Erfolgreich abgeschlossen“').waitFor();
    await clerk.dialog().getByText('Der Auszug aus dem Transparenzregister liegt nicht vor.').waitFor();
    expect(await clerk.dialog().getByText('Vertragsunterlagen').count()).toBe(0);
    await clerk.dialog().getByRole('button', { name: 'Erfolgreich abschließen' }).click();
    await clerk.card().getByText('Vorgang erfolgreich abgeschlossen', { exact: true }).waitFor();
    expect(await applicant.status()).toBe(430);
    expect(await clerk.faults()).toEqual([]);

    const customer = await ApplicantPages.loggedIn(browser, applicant, 360);
    await customer.says('Hier sehen Sie, was zu Ihrem Konto bereitliegt');
    await customer.says(/^DE\d\d \d{4} /);
    await customer.says('Karten und PINs schickt Ihnen Ihre Bank');
    await customer.button(/^Vertrag\.pdf herunterladen/).waitFor();
    expect(await customer.faults()).toEqual([]);
  });

  test('promises a customer nothing that the bank has neither booked nor uploaded', async () => {
    const applicant = await bringToReady(unknownCompany());
    const owner = await ownClerk();
    await owner.takeOver(applicant.caseId);
    const body = { status: 430, accountOpened: true };
    await owner.done('PATCH', `/bgo_identifications_status/${applicant.caseId}/setStatus`, { body });
    const customer = await ApplicantPages.loggedIn(browser, applicant);
    await customer.says('Ihr Konto ist eröffnet');
    await customer.says('Ihre IBAN teilt Ihnen Ihre Bank mit.');
    await customer.says('Ihre Vertragsunterlagen erhalten Sie von Ihrer Bank.');
    expect(await customer.page.getByRole('heading', { name: 'Ihre Vertragsunterlagen' }).count()).toBe(0);
    expect(await customer.faults()).toEqual([]);
  });

  test('removes and replaces contract files, and refuses too large ones', async () => {
    const applicant = await bringToReady(unknownCompany());
    await (await ownClerk()).takeOver(applicant.caseId);
    clerk = await ClerkPages.loggedIn(browser);
    await clerk.page.clock.install();
    await clerk.openCase(applicant.caseId);
    await clerk.page.locator('input[type=file]').evaluate((field: HTMLInputElement, size) => {
      const chosen = new DataTransfer();
      chosen.items.add(new File([new Uint8Array(size)], 'riesig.pdf', { type: 'application/pdf' }));
      field.files = chosen.files;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }, tooLarge);
    await clerk
      .card()
      .getByRole('alert')
      .getByText(/riesig\.pdf: Datei ist zu groß/)
      .waitFor();
    expect(await clerk.faults()).toEqual([]);

    const isUpload = /bgo_identifications\/\d+\/contract_files$/;
    await clerk.page.route(isUpload, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    const red = clerk.card().locator('.MuiButton-colorError', { hasText: 'Datei hochladen' });
    await clerk.page.clock.pauseAt(await clerk.page.evaluate(() => Date.now() + 60_000));
    await choose('Datei hochladen', await upload('Vertrag.pdf', pdf('Vertrag')));
    const passUntilRed = async (): Promise<boolean> => {
      await clerk.page.clock.runFor(50);
      return (await red.count()) === 1;
    };
    await until(passUntilRed, { what: 'the red button' });
    await clerk.card().getByRole('alert').getByText('Fehler beim Hochladen der Datei').waitFor();
    await clerk.page.clock.runFor(2_400);
    expect(await red.count()).toBe(1);
    await clerk.page.clock.runFor(200);
    await red.waitFor({ state: 'detached' });
    await clerk.page.clock.resume();
    await clerk.page.unroute(isUpload);
    await choose('Datei hochladen', await upload('Vertrag.pdf', largePdf(3_000_000)));
    await clerk.card().getByText('Datei hochgeladen', { exact: true }).waitFor();
    await choose('Vertrag.pdf ersetzen', await upload('Vertrag 2.pdf', pdf('Neu')));
    await clerk.card().getByText('Datei ersetzt').waitFor();
    await clerk.card().getByText('Frühere Fassung').waitFor();
    const list = clerk.card().getByRole('list', { name: 'Vertragsunterlagen' });
    await list.getByRole('button', { name: 'Vertrag 2.pdf', exact: true }).waitFor();
    expect(await list.getByRole('button', { name: /\.pdf$/ }).allInnerTexts()).toEqual([
      'Vertrag 2.pdf',
      'Vertrag.pdf',
    ]);
    const download = clerk.page.waitForEvent('download');
    await list.getByRole('button', { name: 'Vertrag 2.pdf herunterladen' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    await clerk
      .card()
      .getByRole('button', { name: /löschen$/ })
      .click();
    await clerk.dialog().getByText('für den Kunden nicht mehr vorhanden').waitFor();
    await clerk.dialog().getByRole('button', { name: 'Datei löschen' }).click();
    await clerk.card().getByText('Datei gelöscht').waitFor();
    await list.getByRole('button').first().waitFor({ state: 'detached' });
  });

  test('shows a slow booking to every viewer, until its result is there', async () => {
    const applicant = await bringToReady(unknownCompany('Asynchron'));
    await (await ownClerk()).takeOver(applicant.caseId);
    clerk = await ClerkPages.loggedIn(browser);
    await clerk.openCase(applicant.caseId);
    await clerk.pressStep('Daten übergeben');
    await clerk
      .dialog()
      .getByRole('button', { name: /^Als .* übergeben$/ })
      .click();
    await clerk.page.getByRole('link', { name: 'Zur Übersicht', exact: true }).click();
    await clerk.heading('Übersicht').waitFor();
    await clerk.page.goBack();
    await clerk.card().getByRole('img', { name: 'Erledigt', exact: true }).first().waitFor();
    await clerk.openStep('An das Kernbanksystem übergeben');
    await clerk.card().getByText('Alle Beteiligten sind im Kernbanksystem angelegt.').waitFor();
    expect(await clerk.faults()).toEqual([]);
  });

  test('waits while the customer is asked, and continues with the answer', async () => {
    const applicant = await bringToReady(unknownCompany());
    await (await ownClerk()).takeOver(applicant.caseId);
    clerk = await ClerkPages.loggedIn(browser);
    await clerk.openCase(applicant.caseId);
    await clerk.card().getByRole('button', { name: 'Rückfrage an den Kunden' }).click();
    await clerk.page.getByLabel('Ihre Nachricht').fill('Bitte senden Sie uns die Gewerbeanmeldung.');
    expect(await clerk.faults()).toEqual([]);
    await clerk.dialog().getByRole('button', { name: 'Rückfrage senden' }).click();
    await clerk.card().getByText('Rückfrage gestellt').waitFor();
    expect(await applicant.status()).toBe(425);
    await applicant.done('POST', '/bgo_identifications/messages', { body: { message: 'Liegt bei.' } });
    await clerk
      .card()
      .getByText(/Der Kunde hat auf die Rückfrage geantwortet/)
      .waitFor();
    await clerk.page.getByRole('tab', { name: /Kommunikation/ }).click();
    await clerk.says('Bitte senden Sie uns die Gewerbeanmeldung.');
    await clerk.says('Liegt bei.');
  });
});
