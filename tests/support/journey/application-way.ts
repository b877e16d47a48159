import type { Browser } from 'playwright-core';
import { Applicant } from '../applicant.js';
import { ApplicantPages } from '../applicant-pages.js';
import { askedOf, freshAddress, type CompanyEntry } from '../company.js';
import { acceptAndOrder, fillForm } from '../form-pages.js';
import { codeIn, mailTo } from '../inbox.js';
import { next, register, skipSearch } from '../opening-pages.js';
import { startedChecks } from '../sandbox.js';
import { tokenOnReload } from '../sign-in.js';
import { identify } from './identity-check-page.js';
import { chooseLegalForm } from './legal-form-picks.js';

/** An applicant's way in the browser, from the comparison of the packages to the status page. */
export class ApplicationWay {
  readonly company: CompanyEntry;
  readonly email: string;
  readonly customer: ApplicantPages;
  readonly #browser: Browser;
  readonly #consoleErrors: string[] = [];
  #applicant: Applicant | undefined;

  private constructor(browser: Browser, customer: ApplicantPages, company: CompanyEntry) {
    this.#browser = browser;
    this.customer = customer;
    this.company = company;
    this.email = freshAddress();
    customer.page.on('console', (message) => {
      if (message.type() === 'error') this.#consoleErrors.push(`${message.text()} ${message.location().url}`);
    });
  }

  static async begin(browser: Browser, company: CompanyEntry): Promise<ApplicationWay> {
    return new ApplicationWay(browser, await ApplicantPages.open(browser), company);
  }

  /** At the API, once the order is placed. */
  get applicant(): Applicant {
    if (this.#applicant === undefined) throw new Error('not ordered yet');
    return this.#applicant;
  }

  /** Comparison, legal form, company and registration, up to the mail. */
  async register(): Promise<void> {
    const { page } = this.customer;
    await this.customer.goto('/start/produkte/vergleich');
    await page.getByRole('link', { name: /Konto eröffnen.*Komfort/ }).click();
    await page.getByRole('radio', { name: /Nein, ich bin neu hier/ }).check();
    await next(page);
    await chooseLegalForm(page, this.company.legalForm ?? 'GMBH');
    if (askedOf(this.company).hasRegister) await skipSearch(page);
    await register(page, this.company, this.email);
    await this.customer.showsHeading('Bestätigen Sie Ihre E-Mail-Adresse');
  }

  /** Types the code of the mail. */
  async confirm(): Promise<void> {
    const mail = await mailTo(this.email, (candidate) => codeIn(candidate) !== undefined);
    await this.customer.press('Code eingeben');
    await this.customer.dialog().getByLabel('Zugangscode').fill(codeIn(mail)!);
    await this.customer.dialog().getByRole('button', { name: 'Code bestätigen' }).click();
  }

  /** Fills in every section of the form, chooses a Mehrwert, and orders. */
  async order(): Promise<void> {
    const { page } = this.customer;
    await this.customer.showsHeading('Angaben zu Unternehmen und Personen');
    await fillForm(page, this.company, this.email);
    await next(page);
    await this.customer.showsHeading('Was können wir noch für Sie tun?');
    await page.getByRole('checkbox').first().check();
    await next(page);
    await this.customer.showsHeading('Zusammenfassung und Bestellung');
    await acceptAndOrder(page);
    await this.customer.showsHeading(/Bitte identifizieren Sie sich/);
  }

  /** Every person passes the identity check, the applicant by the link of the page; ends on the status page. */
  async identify(): Promise<void> {
    const { page } = this.customer;
    const own = await page.getByRole('link', { name: 'Identifikation starten' }).getAttribute('href');
    await page.getByRole('link', { name: 'Zum Stand des Antrags' }).click();
    await this.customer.showsHeading('Stand Ihres Antrags');
    this.#applicant = await adoptCase(this.customer, this.company, this.email);
    await identify(this.#browser, own!);
    for (const { url } of await startedChecks(this.applicant.caseId, this.company.people.length))
      if (url !== own) await identify(this.#browser, url);
    await this.customer.says('Die Identifikation ist abgeschlossen');
  }

  /** What no way may have: horizontal scroll at its end, foreign requests, errors, also those of the console. */
  async faults(): Promise<readonly string[]> {
    return [...(await this.customer.faults()), ...this.#consoleErrors];
  }
}

/** The applicant of a window at the API, with the session of its page, which is loaded again. */
export async function adoptCase(customer: ApplicantPages, company: CompanyEntry, email: string): Promise<Applicant> {
  const applicant = new Applicant(company, email);
  applicant.tokens = { token: await tokenOnReload(customer.page), refresh_token: '' };
  const me = await applicant.done<{ bgoId: number }>('GET', '/me');
  applicant.adopt(String(me.bgoId));
  return applicant;
}
