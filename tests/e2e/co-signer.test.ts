import type { Browser } from 'playwright-core';
import { readyToOrder, type Applicant } from '../support/applicant.js';
import { ApplicantPages } from '../support/applicant-pages.js';
import { axeFindings, closePages, holds, openBrowser } from '../support/browser.js';
import { field, formPath } from '../support/clocked-form/clocked-form.js';
import { personCodeBy, personLinkTo, secondAddress } from '../support/co-signer/co-signer-session.js';
import { identifyingSlowly, withSecond } from '../support/company.js';
import { mailTo, mailsTo } from '../support/inbox.js';
import { identityChecks, passCheck, startedChecks, type IdentityCheck } from '../support/sandbox.js';
import { until } from '../support/until.js';
import { order } from '../support/whole-way.js';

const confirmation = 'Hiermit bestätige ich die Vollständigkeit und Richtigkeit meiner Angaben.';

/** A second director goes the own way from the mailed link to the end, on a phone and in another browser. */
describe('a co-signer', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  async function byLink(applicant: Applicant, link?: string): Promise<ApplicantPages> {
    const person = await ApplicantPages.open(browser, 360);
    await person.goto(`/hub/person#${link ?? (await personLinkTo(secondAddress(applicant)))}`);
    return person;
  }

  async function enter(person: ApplicantPages, applicant: Applicant): Promise<void> {
    const code = await personCodeBy(secondAddress(applicant), () => person.press('Code senden'));
    await person.page.getByLabel('Zugangscode').fill(code);
    await person.press('Seite öffnen');
  }

  const noFaults = async (person: ApplicantPages): Promise<void> => {
    expect(await person.faults()).toEqual([]);
    expect(await axeFindings(person.page)).toEqual([]);
  };

  const checkOf = (applicant: Applicant, index: number): Promise<IdentityCheck> =>
    until(
      async () => {
        const id = (await applicant.form()).people[index]?.id ?? '';
        return (await identityChecks(applicant.caseId)).find(({ reference }) => reference.includes(id));
      },
      { what: `the identity check of person ${index + 1}` },
    );

  test('completes what is missing, passes the check and reads the result, which the acting person sees', async () => {
    const applicant = await readyToOrder(withSecond('Nachreichen'));
    await order(applicant);
    const link = await personLinkTo(secondAddress(applicant));
    const [mail] = (await mailsTo(secondAddress(applicant))).filter(({ text }) => text.includes(link));
    expect(mail?.text).toContain('Art. 14 DSGVO');
    expect((await mailsTo(applicant.email)).filter(({ text }) => text.includes(link))).toEqual([]);

    const person = await byLink(applicant, link);
    await person.showsHeading(/^Guten Tag, /);
    expect(person.page.url()).not.toContain(link);
    await person.says('weitergeleitet');
    await noFaults(person);
    // A place of the page is no link: the page stays.
    await person.page.evaluate(() => void Object.assign(window, { isSamePage: true }));
    await person.page.getByRole('link', { name: 'Zum Inhalt springen' }).press('Enter');
    await person.showsHeading(/^Guten Tag, /);
    expect(await person.page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await enter(person, applicant);
    await person.showsHeading('Bitte ergänzen Sie Ihre Angaben');
    await person.says(applicant.company.name);
    expect(await person.page.getByRole('textbox').count()).toBe(4);
    const [first] = applicant.company.people;
    expect(await person.page.locator('main').innerText()).not.toContain(first.lastName);
    await noFaults(person);

    await person.page.getByLabel('Geburtsdatum').fill('02.11.1975');
    await person.page.getByLabel('Postleitzahl').fill('24103');
    await person.page.getByRole('checkbox', { name: /Ich bin nicht politisch exponiert/ }).check();
    await person.page.getByRole('checkbox', { name: confirmation }).check();
    await person.press('Angaben senden');
    await person.showsHeading('Bitte identifizieren Sie sich');
    await noFaults(person);
    const check = await checkOf(applicant, 1);
    const started = person.page.waitForRequest((request) => request.url() === check.url);
    await person.page.route(check.url, (route) => route.fulfill({ body: 'Prüfung' }));
    await person.press('Identifikation starten');
    await started;
    await passCheck(check);
    await applicant.reaches(310);
    await person.goto('/hub/person');
    await person.showsHeading('Sie sind identifiziert');

    const customer = await ApplicantPages.withSession(browser, applicant);
    await customer.goto('/hub/identifizierung/status');
    await customer.says(/Eigene Seite geöffnet am/);
    expect(await customer.faults()).toEqual([]);

    const later = await byLink(applicant, link);
    await later.showsHeading('Dieser Link gilt nicht mehr');
    await noFaults(later);
  });

  test('is invited before the order and enters the own data, which the form shows to the acting person', async () => {
    const applicant = await readyToOrder(withSecond('Einladen'));
    const { version, ...form } = await applicant.form();
    const unknown = { birthday: '', nationality: '', line1: '', postalCode: '', city: '', exponiert: undefined };
    const people = form.people.map((person, index) => (index === 1 ? { ...person, ...unknown } : person));
    const body = { ...form, people };
    const path = `/bgo_identifications/${applicant.caseId}`;
    await applicant.call('PUT', path, { body, headers: { 'if-match': `"${version}"` } });
    const customer = await ApplicantPages.withSession(browser, applicant);
    await customer.goto(formPath);
    const birthday = await field(customer.page, /^Person 2/, 'Geburtsdatum');
    await holds(birthday, '');
    await customer.press('Einladung senden');
    await customer.says(/^Wir haben die Einladung an Jörg Müller Einladen gesendet/);
    await customer.says(/^Eingeladen am /);
    await noFaults(customer);

    const person = await byLink(applicant);
    await enter(person, applicant);
    await person.showsHeading('Bitte ergänzen Sie Ihre Angaben');
    const [first] = applicant.company.people;
    expect(await person.page.locator('main').innerText()).not.toContain(first.lastName);
    await person.page.getByLabel('Geburtsdatum').fill('02.11.1975');
    await person.page.getByLabel('Staatsangehörigkeit').selectOption({ label: 'Österreich' });
    await person.page.getByLabel(/^Straße/).fill('Werftstraße 3');
    await person.page.getByLabel('Postleitzahl').fill('24103');
    await person.page.getByLabel('Ort', { exact: true }).fill('Kiel');
    await person.page.getByRole('checkbox', { name: /Ich bin nicht politisch exponiert/ }).check();
    await noFaults(person);
    await person.page.getByRole('checkbox', { name: confirmation }).check();
    await person.press('Angaben senden');
    await person.showsHeading('Wir bereiten den nächsten Schritt vor');
    await noFaults(person);

    await holds(birthday, '02.11.1975');
    await holds(await field(customer.page, /^Person 2/, 'Ort'), 'Kiel');
    expect(await customer.page.getByText('Angaben selbst eintragen lassen').count()).toBe(0);
    expect(await customer.faults()).toEqual([]);
    await order(applicant);
    await person.showsHeading('Bitte identifizieren Sie sich');
  });

  test('is let in by the newest link alone, with its own code, and by no other', async () => {
    const applicant = await readyToOrder(identifyingSlowly());
    await order(applicant);
    await startedChecks(applicant.caseId, 2);
    const email = secondAddress(applicant);
    const link = await personLinkTo(email);
    const person = await byLink(applicant, link);
    await enter(person, applicant);
    await person.showsHeading('Bitte identifizieren Sie sich');

    const forwarded = await byLink(applicant, link);
    await forwarded.showsHeading(/^Guten Tag, /);
    await forwarded.press('Code senden');
    await forwarded.page.getByLabel('Zugangscode').fill('QQQQQQ');
    await forwarded.press('Seite öffnen');
    await forwarded.says('Code ungültig');
    expect(await forwarded.page.getByRole('button', { name: 'Identifikation starten' }).count()).toBe(0);

    const customer = await ApplicantPages.withSession(browser, applicant);
    await customer.goto('/hub/identifizierung/status');
    await customer.button(/^E-Mail erneut senden an Jörg/).click();
    await customer.says(/E-Mail .*gesendet/);
    const newest = await mailTo(email, ({ text }) => text.includes('/hub/person#') && !text.includes(link));
    expect(newest.text).toContain('Art. 14 DSGVO');
    await person.page.reload();
    await person.showsHeading('Dieser Link gilt nicht mehr');

    await person.goto(`/hub/person#${await personLinkTo(email)}`);
    await person.showsHeading(/^Guten Tag, /);
    await enter(person, applicant);
    await person.showsHeading('Bitte identifizieren Sie sich');
    await person.press('Abmelden');
    await person.showsHeading('Sie sind abgemeldet');
    await person.page.reload();
    await person.showsHeading('Öffnen Sie den Link aus Ihrer E-Mail');
    await noFaults(person);
  });
});
