import type { Browser } from 'playwright-core';
import { Applicant } from '../support/applicant.js';
import { ApplicantPages } from '../support/applicant-pages.js';
import { holds, openBrowser, passTimeUntilSent } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { freshAddress, nordlumar } from '../support/company.js';
import { acceptAndOrder, fillForm } from '../support/form-pages.js';
import { codeIn, mailTo } from '../support/inbox.js';
import { identify } from '../support/journey/identity-check-page.js';
import { bookAndCloseInBrowser } from '../support/journey/settle-pages.js';
import { chooseCompany, chooseGmbh, next, register } from '../support/opening-pages.js';
import { startedChecks } from '../support/sandbox.js';
import { staffLoginInBrowser, tokenOnReload } from '../support/sign-in.js';

/** From the packages to the account: an applicant and a clerk, each in a separate window. */
describe('the whole process', () => {
  const email = freshAddress();
  const applicant = new Applicant(nordlumar, email);
  let browser: Browser;
  let customer: ApplicantPages;
  let clerk: ClerkPages;

  beforeAll(async () => {
    browser = await openBrowser();
    customer = await ApplicantPages.open(browser);
    await customer.page.clock.install();
  });
  afterAll(() => browser.close());

  test('a package is chosen and the company is found in the register', async () => {
    await customer.goto('/start/produkte/vergleich');
    await customer.page.getByRole('link', { name: /Konto eröffnen.*Komfort/ }).click();
    await customer.page.getByRole('radio', { name: /Nein, ich bin neu hier/ }).check();
    await next(customer.page);
    await chooseGmbh(customer.page);
    await chooseCompany(customer.page, nordlumar.name);
    await customer.headingHasFocus();
    await register(customer.page, nordlumar, email);
    await customer.showsHeading('Bestätigen Sie Ihre E-Mail-Adresse');
  });

  test('the address is confirmed by the code of the mail', async () => {
    const mail = await mailTo(email, (candidate) => codeIn(candidate) !== undefined);
    await customer.press('Code eingeben');
    await customer.dialog().getByLabel('Zugangscode').fill(codeIn(mail)!.toLowerCase());
    await customer.dialog().getByRole('button', { name: 'Code bestätigen' }).click();
    await customer.isAt('/hub/identifizierung');
    await customer.showsHeading('Angaben zu Unternehmen und Personen');
  });

  test('the form is filled in, is saved automatically, and has the data of the register', async () => {
    await holds(customer.page.getByLabel('Registernummer'), nordlumar.registrationNumber);
    await holds(customer.page.getByLabel('Straße und Hausnummer'), nordlumar.line1);
    await customer.page.reload();
    await holds(customer.page.getByLabel('Amtsgericht'), nordlumar.registrationIssuer);
    await holds(customer.page.getByLabel('Gründungsdatum'), '01.03.2011');
    await holds(customer.page.getByLabel('Wirtschaftszweig'), 'MANUFACTURING');
    await holds(customer.page.getByLabel('Unterkategorie'), 'C26');
    await fillForm(customer.page, nordlumar, email);
    await passTimeUntilSent(customer.page, 'PUT', /\/api\/bgo_identifications\/\d+$/);
    await customer.says(/^Gespeichert um \d\d:\d\d Uhr$/);
    await next(customer.page);
    await customer.showsHeading('Was können wir noch für Sie tun?');
    await customer.headingHasFocus();
  });

  test('Mehrwerte are chosen, the summary is shown and the order placed', async () => {
    await customer.page.getByRole('checkbox').first().check();
    await next(customer.page);
    await customer.showsHeading('Zusammenfassung und Bestellung');
    await customer.says('Kartenzahlung im Geschäft');
    await acceptAndOrder(customer.page);
    await customer.isAt('/hub/identifizierung/uebertragen');
    await customer.showsHeading(/Bitte identifizieren Sie sich/);
  });

  test('both directors pass their checks, and the status page updates itself', async () => {
    await customer.page.getByRole('link', { name: 'Identifikation starten' }).waitFor();
    const own = await customer.page.getByRole('link', { name: 'Identifikation starten' }).getAttribute('href');
    await customer.page.getByRole('link', { name: 'Zum Stand des Antrags' }).click();
    await customer.showsHeading('Stand Ihres Antrags');
    applicant.tokens = { token: await tokenOnReload(customer.page), refresh_token: '' };
    const me = await applicant.done<{ bgoId: number }>('GET', '/me');
    applicant.adopt(String(me.bgoId));
    await identify(browser, own!);
    const checks = await startedChecks(applicant.caseId, 2);
    for (const { url } of checks) if (url !== own) await identify(browser, url);
    await customer.says('Die Identifikation ist abgeschlossen');
    expect(await customer.faults()).toEqual([]);
  });

  test('a clerk finds the case and takes it over', async () => {
    clerk = await ClerkPages.open(browser);
    await staffLoginInBrowser(clerk.page);
    await clerk.search(applicant.caseId);
    await clerk.openFromList(applicant.caseId);
    await clerk.act('Vorgang übernehmen', { confirm: 'Übernehmen' });
    await clerk.card().getByText('Vorgang übernommen').waitFor();
    await customer.says('Ihr Konto wird eingerichtet');
  });

  test('the clerk opens account and card and closes the case', async () => {
    await bookAndCloseInBrowser(clerk);
    expect(await clerk.faults()).toEqual([]);
  });

  test('the customer sees the account and downloads contract and order', async () => {
    await customer.says('Ihr Konto ist eröffnet');
    const files = [
      [/Kontovertrag\.pdf/, /^Kontovertrag\.pdf$/],
      ['Als PDF herunterladen', /^Zusammenfassung-\d+\.pdf$/],
    ] as const;
    for (const [name, file] of files) {
      const download = customer.page.waitForEvent('download');
      await customer.page.getByRole('button', { name }).click();
      expect((await download).suggestedFilename()).toMatch(file);
    }
    expect(await customer.faults()).toEqual([]);
  });
});
