import type { Browser } from 'playwright-core';
import { ApplicantPages } from '../applicant-pages.js';
import { hasFocus } from '../browser.js';
import { freshAddress, type CompanyEntry } from '../company.js';
import { codeIn, mailTo } from '../inbox.js';
import { Keyboard } from './keyboard.js';
import { typeCompany, typePerson, typeTaxResidency } from './keyboard-form.js';

/**
 * The way of a GmbH from the comparison to the order without a mouse: Tab, arrows, Space, Enter and letters. No page of
 * it may scroll sideways.
 */
export class KeyboardWay {
  readonly customer: ApplicantPages;
  readonly keys: Keyboard;
  readonly email = freshAddress();
  readonly #company: CompanyEntry;

  private constructor(customer: ApplicantPages, keys: Keyboard, company: CompanyEntry) {
    this.customer = customer;
    this.keys = keys;
    this.#company = company;
  }

  static async begin(browser: Browser, company: CompanyEntry, size: Size): Promise<KeyboardWay> {
    const customer = await ApplicantPages.open(browser, size.width);
    await customer.page.setViewportSize(size);
    return new KeyboardWay(customer, await Keyboard.of(customer.page), company);
  }

  /** Waits for a page; its heading has the focus, where a screen reader starts. */
  async arrives(heading: string | RegExp): Promise<void> {
    await this.customer.showsHeading(heading);
    await this.customer.headingHasFocus();
    await this.fits();
  }

  /** @throws when the page scrolls sideways, has failed, or has asked another origin */
  async fits(): Promise<void> {
    const faults = await this.customer.faults();
    if (faults.length > 0) throw new Error(`${this.customer.page.url()}: ${faults.join(', ')}`);
  }

  /** The comparison. */
  async openPackage(): Promise<void> {
    const { customer, keys } = this;
    await customer.goto('/start/produkte/vergleich');
    await customer.page
      .getByRole('link', { name: /Konto eröffnen/ })
      .first()
      .waitFor();
    await this.fits();
    await keys.to({ role: 'link', name: /Inhalt/ });
    await keys.act('link', /Konto eröffnen.*Komfort/);
    await customer.showsHeading(/./);
    await customer.page.getByRole('radio', { name: /Nein, ich bin neu hier/ }).waitFor();
    await this.fits();
    await keys.choose(/./, /^Nein, ich bin neu hier/);
    await keys.act('button', 'Weiter');
  }

  /** Legal form and company, which is found in the register. */
  async chooseCompany(): Promise<void> {
    const { customer, keys } = this;
    const { name } = this.#company;
    await customer.page.getByRole('radio', { name: /in einem Register/ }).waitFor();
    await keys.choose(/./, /^Ja, mein Unternehmen ist in einem Register/);
    await keys.choose(/./, /^Kapitalgesellschaft/);
    await keys.choose(/./, /\(GmbH\)$/);
    await this.fits();
    await keys.act('button', 'Weiter');
    await this.arrives('Finden Sie Ihr Unternehmen');
    await keys.type(/Firmenname/, name.slice(0, 9));
    await customer.page.getByRole('radio', { name: new RegExp(name) }).waitFor();
    await this.fits();
    await keys.choose(/./, new RegExp(name));
    await keys.act('button', 'Weiter');
    await this.arrives('Registrieren Sie sich');
  }

  /** Registration, up to the page that waits for the confirmation. */
  async register(): Promise<void> {
    const { customer, email, keys } = this;
    const [first] = this.#company.people;
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
    await this.fits();
  }

  /** Types the code of the mail into the opened dialog. */
  async confirm(): Promise<void> {
    const mail = await mailTo(this.email, (candidate) => codeIn(candidate) !== undefined);
    await this.keys.type('Zugangscode', codeIn(mail)!);
    await this.fits();
    await this.keys.act('button', 'Code bestätigen');
    await this.arrives('Angaben zu Unternehmen und Personen');
  }

  /** The form on a wide page, with all its sections. */
  async fillPage(): Promise<void> {
    const { keys } = this;
    await typeCompany(keys, this.#company);
    await keys.act('button', /Steuerliche Ansässigkeit$/);
    await typeTaxResidency(keys);
    await keys.act('button', /Person 1/);
    await this.#typePerson(0);
    await keys.act('button', 'Person hinzufügen');
    await this.#typePerson(1);
    await keys.act('button', /^Stimmrechte und Anteile/);
    await keys.choose(/Stimmrechte den Kapitalanteilen/, /^Ja/);
  }

  /** The form on a phone, one section a screen. */
  async fillScreens(): Promise<void> {
    const { keys } = this;
    await typeCompany(keys, this.#company);
    await this.#turn('Weiter zu: Steuerliche Ansässigkeit');
    await typeTaxResidency(keys);
    await this.#turn(/^Weiter zu: Person 1/);
    await this.#typePerson(0);
    await this.#turn('Weiter zu: Vertretung und Anteile');
    await this.#turn('Person hinzufügen', /^Person 2/);
    await this.#typePerson(1);
    await this.#turn('Weiter zu: Vertretung und Anteile');
    await this.#turn('Weiter zu: Stimmrechte und Anteile');
    await keys.choose(/Stimmrechte den Kapitalanteilen/, /^Ja/);
  }

  /** From the end of the form to the order. */
  async order(): Promise<void> {
    const { customer, keys } = this;
    await keys.act('button', 'Weiter');
    await this.arrives('Was können wir noch für Sie tun?');
    await keys.tick(/./);
    await keys.act('button', 'Weiter');
    await this.arrives('Zusammenfassung und Bestellung');
    const boxes = customer.page.getByRole('group', { name: 'Ihre Zustimmung' }).getByRole('checkbox');
    await boxes.first().waitFor();
    const count = await boxes.count();
    for (let box = 0; box < count; box += 1) await keys.tick(/./);
    await keys.act('button', /Zahlungspflichtig bestellen/);
    await customer.isAt('/hub/identifizierung/uebertragen');
    await this.arrives(/Bitte identifizieren Sie sich/);
    // Before the link is there, Tab leads into the footer, which the link pushes out of the window.
    await customer.page.getByRole('link', { name: /Identifikation starten/ }).waitFor();
    await keys.to({ role: 'link', name: /Identifikation starten/ });
  }

  /** Goes to another section, whose heading then has the focus. */
  async #turn(button: string | RegExp, head?: RegExp): Promise<void> {
    const { name } = await this.keys.to({ role: 'button', name: button });
    await this.keys.press('Enter');
    const title = head ?? name.replace(/^(Weiter|Zurück) zu: /, '');
    await hasFocus(this.customer.page.locator('h2[tabindex="-1"]').filter({ hasText: title }));
    await this.fits();
  }

  #typePerson(index: number): Promise<void> {
    const company = this.#company;
    const email = index === 0 ? this.email : this.email.replace('@', `+${index}@`);
    const phone = index === 0 ? { phone: '030 23125000' } : {};
    return typePerson(this.keys, { person: company.people[index]!, company, email, ...phone });
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
}
