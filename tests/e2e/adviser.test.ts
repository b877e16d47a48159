import type { Browser } from 'playwright-core';
import { ApplicantPages } from '../support/applicant-pages.js';
import { openBrowser } from '../support/browser.js';
import { Clerk } from '../support/clerk.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { identifyingSlowly } from '../support/company.js';
import { linkTokenIn, mailTo } from '../support/inbox.js';
import { ApplicationWay } from '../support/journey/application-way.js';
import { chooseLegalForm } from '../support/journey/legal-form-picks.js';
import { typedApplication } from '../support/journey/typed-application.js';
import { heading } from '../support/opening-pages.js';

interface Groups {
  readonly items: readonly {
    readonly type: string;
    readonly items: readonly { readonly label: string; readonly shownValue: string }[];
  }[];
}

/** An adviser of the bank registers a customer, who continues to the status page; the bank reads who has said what. */
describe('an application that an adviser has started', () => {
  const adviserName = 'Wiebke Lührs-Ågren';
  const memo = 'Gespräch am Montag: möchte Kartenzahlung im Laden & zwei Karten.';
  const linkPage = '/hub/aktivierung/';
  let browser: Browser;
  let way: ApplicationWay;
  let adviser: ApplicantPages;

  beforeAll(async () => {
    browser = await openBrowser();
    adviser = await ApplicantPages.open(browser);
    way = await ApplicationWay.begin(browser, identifyingSlowly());
  });
  afterAll(() => browser.close());

  test('the adviser registers the customer with a name, a note and "Neukunde"', async () => {
    const { page } = adviser;
    const { company, email } = way;
    const [first] = company.people;
    await adviser.goto('/start/produkte/2/online?berater-einstieg=1');
    await chooseLegalForm(page, 'GMBH');
    await adviser.press(/^Das Unternehmen ist nicht dabei/);
    await heading(page, 'Registrieren Sie Ihre Kundin oder Ihren Kunden');
    await page.getByLabel('Firmenname/Unternehmensbezeichnung').fill(company.name);
    await page.getByRole('radio', { name: 'Frau' }).check();
    await page.getByLabel('Vorname').fill(first.firstName);
    await page.getByLabel('Nachname').fill(first.lastName);
    await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(email);
    await page.getByLabel('Ihr Name').fill(adviserName);
    await page.getByLabel('Notiz für die Bank').fill(memo);
    await page.getByRole('checkbox', { name: /ist neu/ }).check();
    await adviser.press('Registrieren');
    await adviser.showsHeading('Der Antrag ist angelegt');
    await adviser.says(`Wir haben eine E-Mail zur Bestätigung an ${email} gesendet.`);
    expect(await adviser.faults()).toEqual([]);
  });

  test('the mail names the adviser, and its link leads the customer to the consents', async () => {
    const { customer, company, email } = way;
    const mail = await mailTo(email, (one) => linkTokenIn(one, linkPage) !== undefined);
    const said = mail.text.replace(/\s+/g, ' ');
    expect(said).toContain(`${adviserName} von der Musterbank eG hat für ${company.name} einen Kontoantrag angelegt.`);
    expect(said).not.toContain('Kartenzahlung');
    await customer.goto(`${linkPage}${linkTokenIn(mail, linkPage)!}`);
    await customer.showsHeading('Bevor Sie Ihre Daten eingeben');
    await customer.press('Bestätigen und weiter');
    await customer.page
      .getByRole('link', { name: /Datenschutz/ })
      .first()
      .waitFor();
    for (const box of await customer.page.getByRole('main').getByRole('checkbox').all()) await box.check();
    await customer.press('Bestätigen und weiter');
  });

  test('the customer fills in the form, orders, is identified and sees the status page', async () => {
    await way.order();
    await way.identify();
    expect(await way.applicant.reaches(310)).toBe(310);
    expect(await way.applicant.form()).toMatchObject(typedApplication(way.company, way.email));
    expect(await way.customer.page.content()).not.toContain('Kartenzahlung im Laden');
    expect(await way.faults()).toEqual([]);
  });

  test('the bank reads name and note of the adviser, and the consents of the customer', async () => {
    const { caseId } = way.applicant;
    const wanted = [
      ['Vertretungsberechtigung bestätigt', 'Ja'],
      ['Datenschutzhinweise bestätigt', 'Ja'],
      ['Beraterin oder Berater', adviserName],
      ['Notiz des Beraters', memo],
    ] as const;
    const { items } = await (await Clerk.login()).done<Groups>('GET', `/bgo_identifications_portal/${caseId}`);
    const known = items.find(({ type }) => type === 'bgo')?.items.map(({ label, shownValue }) => [label, shownValue]);
    expect(known).toEqual(expect.arrayContaining([...wanted]));
    const clerk = await ClerkPages.loggedIn(browser);
    await clerk.openCase(caseId);
    for (const [label, value] of wanted) {
      const line = clerk.page.getByRole('tabpanel').getByText(label, { exact: true }).locator('xpath=..');
      await line.getByText(value, { exact: true }).waitFor();
    }
    expect(await clerk.faults()).toEqual([]);
  });
});
