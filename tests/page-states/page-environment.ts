import type { Browser, BrowserContext, Page } from 'playwright-core';
import { addresses } from '../support/addresses.js';
import type { Applicant } from '../support/applicant.js';
import { watched, type PageProblems } from '../support/browser.js';
import { staffMail, type StaffRole } from '../support/clerk.js';
import { loginInBrowser, staffLoginInBrowser } from '../support/sign-in.js';

type Login = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A browser for page states; sessions are reused by later states. */
export class PageEnvironment {
  readonly problems: PageProblems = { foreign: [], errors: [] };
  readonly #browser: Browser;
  readonly #logins = new Map<string, Login>();
  #context: BrowserContext | undefined;
  #who: string | undefined;
  width = 1280;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** The page of a visitor who is not logged in. */
  async visitor(path: string): Promise<Page> {
    return this.#open(path);
  }

  /** The page of an applicant, who is logged in by the link of a mail. */
  async applicant(applicant: Applicant, path: string): Promise<Page> {
    const page = await this.#open(path, {
      name: applicant.email,
      logIn: (login) => loginInBrowser(login, applicant.email),
    });
    await page.getByRole('button', { name: 'Abmelden' }).waitFor();
    return page;
  }

  /** The page of a customer with an unconfirmed address; the session is passed in the address, as after registering. */
  async session({ tokens, email }: Applicant, path: string): Promise<Page> {
    const query = new URLSearchParams({ ...tokens, verification_mail: email });
    return this.#open(path, {
      name: email,
      logIn: async (page) => {
        await page.goto(`${addresses.portal}${path}?${query.toString()}`);
        await page.getByRole('button', { name: 'Abmelden' }).waitFor();
      },
    });
  }

  /** The page of a member of staff. */
  async staff(path: string, role: StaffRole = 'ROLE_ADMIN'): Promise<Page> {
    return this.#open(path, { name: staffMail[role], logIn: (page) => staffLoginInBrowser(page, role) });
  }

  /** Ends the state; the problems of its page are kept in `pageProblems`. */
  async clear(): Promise<void> {
    // A rotated token would end the session, so the last one is kept.
    if (this.#who !== undefined && this.#context !== undefined)
      this.#logins.set(this.#who, await this.#context.storageState());
    await this.#context?.close();
    this.#context = undefined;
    this.#who = undefined;
  }

  async #open(path: string, who?: { readonly name: string; readonly logIn: (page: Page) => Promise<void> }) {
    await this.clear();
    if (who !== undefined && !this.#logins.has(who.name)) {
      await who.logIn(await this.#newPage());
      this.#who = who.name;
      await this.clear();
    }
    const page = await this.#newPage(who === undefined ? undefined : this.#logins.get(who.name));
    this.#who = who?.name;
    await page.goto(`${addresses.portal}${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // The prerendered heading is not the page yet.
    await page.locator('#prerendered-shell').waitFor({ state: 'detached' });
    return page;
  }

  async #newPage(storageState?: Login): Promise<Page> {
    this.#context = await this.#browser.newContext({
      viewport: { width: this.width, height: 900 },
      locale: 'de-DE',
      timezoneId: 'Europe/Berlin',
      reducedMotion: 'reduce',
      ...(storageState === undefined ? {} : { storageState }),
    });
    return watched(await this.#context.newPage(), this.problems);
  }
}
