import type { Browser, BrowserContext, Page } from 'playwright-core';
import { addresses } from '../support/addresses.js';
import type { Applicant } from '../support/applicant.js';
import { watched, type PageProblems } from '../support/browser.js';
import { Clerk, staffMail, type StaffRole } from '../support/clerk.js';
import { ownSession, storedSession, type StoredSession } from '../support/sign-in.js';
import { waitLimitMs } from '../support/until.js';

/** Whose session a page has; `start` is asked for one at the first page. */
interface Visitor {
  readonly name: string;
  readonly start: () => Promise<StoredSession>;
}

/** A browser for page states. Later states use the window of a session again, which has the files of the app by then. */
export class PageEnvironment {
  readonly problems: PageProblems = { foreign: [], errors: [] };
  readonly #browser: Browser;
  readonly #windows = new Map<string, BrowserContext>();
  #page: Page | undefined;
  width = 1280;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** The page of a visitor who is not logged in. */
  async visitor(path: string): Promise<Page> {
    return this.#open(path);
  }

  /** The page of an applicant; one with an unconfirmed address has the session of the registration. */
  async applicant(applicant: Applicant, path: string): Promise<Page> {
    const page = await this.#open(path, { name: applicant.email, start: () => ownSession(applicant) });
    await page.getByRole('button', { name: 'Abmelden' }).waitFor();
    return page;
  }

  /** The page of a member of staff. */
  async staff(path: string, role: StaffRole = 'ROLE_ADMIN'): Promise<Page> {
    const start = async () => storedSession('staff', (await Clerk.login(role)).tokens);
    return this.#open(path, { name: staffMail[role], start });
  }

  /** Ends the state; the problems of its page are kept in `problems`. */
  async clear(): Promise<void> {
    const context = this.#page?.context();
    // A call that a route keeps pending would be sent when its page closes, e.g. an order of a case that others use.
    await context?.setOffline(true);
    await this.#page?.close();
    this.#page = undefined;
    if (context === undefined) return;
    if (![...this.#windows.values()].includes(context)) return context.close();
    await context.setOffline(false);
  }

  async #open(path: string, who?: Visitor): Promise<Page> {
    await this.clear();
    const page = watched(await (await this.#windowOf(who)).newPage(), this.problems);
    this.#page = page;
    await page.goto(`${addresses.portal}${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // The prerendered heading is not the page yet.
    await page.locator('#prerendered-shell').waitFor({ state: 'detached' });
    return page;
  }

  /** A new window for a visitor without a session. */
  async #windowOf(who: Visitor | undefined): Promise<BrowserContext> {
    if (who === undefined) return this.#newWindow();
    const window = this.#windows.get(who.name) ?? (await this.#newWindow(await who.start()));
    this.#windows.set(who.name, window);
    return window;
  }

  async #newWindow(session?: StoredSession): Promise<BrowserContext> {
    const window = await this.#browser.newContext({
      viewport: { width: this.width, height: 900 },
      locale: 'de-DE',
      timezoneId: 'Europe/Berlin',
      reducedMotion: 'reduce',
      ...(session === undefined ? {} : { storageState: session }),
    });
    window.setDefaultTimeout(waitLimitMs);
    return window;
  }
}
