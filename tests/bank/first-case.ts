import type { Browser } from 'playwright-core';
import type { ApplicantPages } from '../support/applicant-pages.js';
import type { ClerkPages } from '../support/clerk-pages.js';
import { freshAddress, nordlumar } from '../support/company.js';
import { acceptAndOrder, fillForm } from '../support/form-pages.js';
import { codeIn, mailTo } from '../support/inbox.js';
import { identify } from '../support/journey/identity-check-page.js';
import { bookAndCloseInBrowser } from '../support/journey/settle-pages.js';
import { chooseCompany, chooseGmbh, next, register } from '../support/opening-pages.js';
import { footer, privacyPolicy, support } from './offer.js';

/** The first case of a bank, of a company of the register with two directors. */
export class FirstCase {
  readonly #browser: Browser;
  readonly #customer: ApplicantPages;
  readonly #email = freshAddress();

  constructor(browser: Browser, customer: ApplicantPages) {
    this.#browser = browser;
    this.#customer = customer;
  }

  /** From the comparison of the accounts to the order. */
  async order(): Promise<void> {
    const { page } = this.#customer;
    await page.getByRole('link', { name: /Konto eröffnen.*Komfort/ }).click();
    await page.getByRole('radio', { name: /Nein, ich bin neu hier/ }).check();
    await next(page);
    await chooseGmbh(page);
    await chooseCompany(page, nordlumar.name);
    const policy = page.getByRole('link', { name: 'Datenschutzbestimmungen' });
    expect(await policy.getAttribute('href')).toBe(privacyPolicy);
    await register(page, nordlumar, this.#email);
    await this.#customer.showsHeading('Bestätigen Sie Ihre E-Mail-Adresse');
    await this.#confirm();
    await this.#showsBank();
    await fillForm(page, nordlumar, this.#email);
    await next(page);
    await this.#customer.showsHeading('Was können wir noch für Sie tun?');
    await page.getByRole('checkbox').first().check();
    await next(page);
    await this.#customer.showsHeading('Zusammenfassung und Bestellung');
    await this.#customer.says('Kartenzahlung im Geschäft');
    await acceptAndOrder(page);
    await this.#customer.showsHeading(/Bitte identifizieren Sie sich/);
    expect(await this.#customer.faults()).toEqual([]);
  }

  async #confirm(): Promise<void> {
    const mail = await mailTo(this.#email, (one) => codeIn(one) !== undefined);
    await this.#customer.press('Code eingeben');
    await this.#customer.dialog().getByLabel('Zugangscode').fill(codeIn(mail)!);
    await this.#customer.dialog().getByRole('button', { name: 'Code bestätigen' }).click();
    await this.#customer.showsHeading('Angaben zu Unternehmen und Personen');
  }

  /** What the bank has set of itself, on a page of the application. */
  async #showsBank(): Promise<void> {
    const { page } = this.#customer;
    await page.locator('header picture img').waitFor();
    for (const name of footer) await page.getByRole('contentinfo').getByRole('link', { name }).waitFor();
    for (const contact of Object.values(support)) await page.getByRole('link', { name: contact }).first().waitFor();
  }

  /** Both directors, each by the address of the own check: the applicant's page, and the other's mail. */
  async identify(): Promise<void> {
    const { page } = this.#customer;
    await page.getByRole('link', { name: 'Zum Stand des Antrags' }).click();
    await this.#customer.showsHeading('Stand Ihres Antrags');
    for (const index of nordlumar.people.keys()) {
      const to = index === 0 ? this.#email : this.#email.replace('@', `+${index}@`);
      const mail = await mailTo(to, ({ text }) => /\/identity-check\//.test(text));
      await identify(this.#browser, /https?:\S+\/identity-check\/\S+/.exec(mail.text)![0]);
    }
    await this.#customer.says('Die Identifikation ist abgeschlossen');
  }

  /** The clerk's part, to the status that both apps show. */
  async finish(clerk: ClerkPages): Promise<void> {
    await clerk.search(nordlumar.name);
    await clerk.page
      .getByRole('row', { name: new RegExp(nordlumar.name) })
      .getByRole('link')
      .first()
      .click();
    await clerk.act('Vorgang übernehmen', { confirm: 'Übernehmen' });
    await clerk.card().getByText('Vorgang übernommen').waitFor();
    await this.#customer.says('Ihr Konto wird eingerichtet');
    await bookAndCloseInBrowser(clerk);
    await clerk.says(/\b430\b/);
    expect(await clerk.faults()).toEqual([]);
    await this.#customer.says('Ihr Konto ist eröffnet');
    expect(await this.#customer.faults()).toEqual([]);
  }
}
