import type { Browser } from 'playwright-core';
import { ApplicantPages } from '../support/applicant-pages.js';
import { openBrowser } from '../support/browser.js';
import { freshAddress, nordlumar as company } from '../support/company.js';
import { codeIn, mailTo } from '../support/inbox.js';
import { Keyboard } from '../support/keyboard/keyboard.js';
import { typeCompany, typePerson, typeTaxResidency } from '../support/keyboard/keyboard-form.js';

/** From the packages to the order without a mouse: Tab, arrows, Space, Enter and letters. */
describe('the whole application by keyboard only', () => {
  const email = freshAddress();
  let browser: Browser;
  let customer: ApplicantPages;
  let keys: Keyboard;

  beforeAll(async () => {
    browser = await openBrowser();
    customer = await ApplicantPages.open(browser);
    keys = await Keyboard.of(customer.page);
  });
  afterAll(() => browser.close());

  /** Waits for a page; its heading has the focus, where a screen reader starts. */
  const arrives = async (heading: string | RegExp): Promise<void> => {
    await customer.showsHeading(heading);
    await customer.headingHasFocus();
  };

  test('a package is opened', async () => {
    await customer.goto('/start/produkte/vergleich');
    await customer.page
      .getByRole('link', { name: /Konto eröffnen/ })
      .first()
      .waitFor();
    await keys.to({ role: 'link', name: /Inhalt/ });
    await keys.act('link', /Konto eröffnen.*Komfort/);
    await customer.showsHeading(/./);
    await customer.page.getByRole('radio', { name: /Nein, ich bin neu hier/ }).waitFor();
    await keys.choose(/./, /^Nein, ich bin neu hier/);
    await keys.act('button', 'Weiter');
  });

  test('the legal form is picked and the company is found in the register', async () => {
    await customer.page.getByRole('radio', { name: /in einem Register/ }).waitFor();
    await keys.choose(/./, /^Ja, mein Unternehmen ist in einem Register/);
    await keys.choose(/./, /^Kapitalgesellschaft/);
    await keys.choose(/./, /\(GmbH\)$/);
    await keys.act('button', 'Weiter');
    await arrives('Finden Sie Ihr Unternehmen');
    await keys.type(/Firmenname/, company.name.slice(0, 9));
    await customer.page.getByRole('radio', { name: new RegExp(company.name) }).waitFor();
    await keys.choose(/./, new RegExp(company.name));
    await keys.act('button', 'Weiter');
    await arrives('Registrieren Sie sich');
  });

  test('the registration is filled in and the code of the mail confirms the address', async () => {
    const [first] = company.people;
    await keys.choose(/Anrede/, /^Frau/);
    await keys.type(/^Vorname/, first.firstName);
    await keys.type(/^Nachname/, first.lastName);
    await keys.type(/^E-Mail-Adresse$/, email);
    if ((await customer.page.getByLabel('E-Mail-Adresse wiederholen').count()) > 0)
      await keys.type(/^E-Mail-Adresse wiederholen/, email);
    await keys.tick(/berechtigt/);
    await keys.tick(/Datenschutz/);
    await keys.act('button', 'Registrieren');
    // A full reload, so that reading starts at the top.
    await customer.showsHeading('Bestätigen Sie Ihre E-Mail-Adresse');
    await keys.act('button', 'Code eingeben');
    await customer.dialog().waitFor();
    await keys.press('Escape');
    await customer.dialog().waitFor({ state: 'detached' });
    expect((await keys.here()).name).toBe('Code eingeben');
    await keys.press('Enter');
    const mail = await mailTo(email, (candidate) => codeIn(candidate) !== undefined);
    await keys.type('Zugangscode', codeIn(mail)!);
    await keys.act('button', 'Code bestätigen');
    await arrives('Angaben zu Unternehmen und Personen');
  });

  test('the form of company and two persons is filled in', async () => {
    await typeCompany(keys, company);
    await keys.act('button', /Steuerliche Ansässigkeit$/);
    await typeTaxResidency(keys);
    await keys.act('button', /Person 1/);
    const [first, second] = company.people;
    await typePerson(keys, { person: first, company, email, phone: '030 23125000' });
    await keys.act('button', 'Person hinzufügen');
    await typePerson(keys, { person: second!, company, email: email.replace('@', '+1@') });
    await keys.act('button', /^Stimmrechte und Anteile/);
    await keys.choose(/Stimmrechte den Kapitalanteilen/, /^Ja/);
    await keys.act('button', 'Weiter');
    await arrives('Was können wir noch für Sie tun?');
  });

  test('Mehrwerte are chosen and the order is placed', async () => {
    await keys.tick(/./);
    await keys.act('button', 'Weiter');
    await arrives('Zusammenfassung und Bestellung');
    const boxes = customer.page.getByRole('group', { name: 'Ihre Zustimmung' }).getByRole('checkbox');
    await boxes.first().waitFor();
    const count = await boxes.count();
    for (let box = 0; box < count; box += 1) await keys.tick(/./);
    await keys.act('button', /Zahlungspflichtig bestellen/);
    await customer.isAt('/hub/identifizierung/uebertragen');
    await arrives(/Bitte identifizieren Sie sich/);
    await keys.to({ role: 'link', name: /Identifikation starten/ });
    expect(customer.pageProblems()).toEqual([]);
  });

  test('a dialog opened from the bottom sheet on a phone returns the focus to it', async () => {
    await keys.act('link', 'Zum Stand des Antrags');
    await arrives('Stand Ihres Antrags');
    await customer.page.setViewportSize({ width: 360, height: 740 });
    // Without the case there is neither sheet nor history, and loading them moves the end of the page.
    await customer.button(/Übersicht$/).waitFor();
    await customer.says('Verlauf');
    await keys.to({ role: 'button', name: /Übersicht$/ });
    await keys.press('Enter');
    const opener = await keys.to({ role: 'button', name: /Zusammenfassung/ });
    await keys.press('Enter');
    await customer.dialog().waitFor();
    await keys.to({ role: 'button', name: 'Fenster schließen' });
    await keys.press('Escape');
    await customer.dialog().waitFor({ state: 'detached' });
    expect((await keys.here()).name).toBe(opener.name);
    await keys.press('Escape');
    expect((await keys.here()).name).toMatch(/Übersicht$/);
  });
});
