import type { Browser, Locator, Page } from 'playwright-core';
import { addresses } from './addresses.js';
import { hasFocus, hasHorizontalScroll, saysOn, watchedPage, type PageProblems } from './browser.js';
import type { Applicant } from './applicant.js';
import { leavesHub, loginInBrowser, ownSession } from './sign-in.js';

/** The customer app as an applicant sees it. */
export class ApplicantPages {
  readonly page: Page;
  readonly #misdeeds: PageProblems;

  private constructor(page: Page, pageProblems: PageProblems) {
    this.page = page;
    this.#misdeeds = pageProblems;
  }

  /** A browser window without a session. */
  static async open(browser: Browser, width = 1280): Promise<ApplicantPages> {
    const { page, pageProblems } = await watchedPage(browser, width);
    return new ApplicantPages(page, pageProblems);
  }

  /** A window with the session of an applicant. It has no page yet. */
  static async withSession(browser: Browser, applicant: Applicant, width = 1280): Promise<ApplicantPages> {
    const { page, pageProblems } = await watchedPage(browser, width, await ownSession(applicant));
    return new ApplicantPages(page, pageProblems);
  }

  /** The same on the landing page. */
  static async loggedIn(browser: Browser, applicant: Applicant, width = 1280): Promise<ApplicantPages> {
    const pages = await ApplicantPages.withSession(browser, applicant, width);
    await pages.goto('/hub');
    await leavesHub(pages.page);
    return pages;
  }

  /** A window with a second session of an applicant, who logged in by the link of a mail. */
  static async byMailedLink(browser: Browser, applicant: Applicant, width = 1280): Promise<ApplicantPages> {
    const pages = await ApplicantPages.open(browser, width);
    await loginInBrowser(pages.page, applicant.email);
    return pages;
  }

  close(): Promise<void> {
    return this.page.context().close();
  }

  async goto(path: string): Promise<void> {
    await this.page.goto(`${addresses.portal}${path}`);
  }

  /** Waits for a page by its heading. */
  async showsHeading(heading: string | RegExp): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: heading }).waitFor();
  }

  /** Waits until the address is this one. */
  async isAt(path: string): Promise<void> {
    await this.page.waitForURL((url) => url.pathname === path);
  }

  /** Waits for a text on the page. */
  says(text: string | RegExp): Promise<void> {
    return saysOn(this.page, text);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) });
  }

  async press(name: string | RegExp): Promise<void> {
    await this.button(name).click();
  }

  dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** What no page may have: horizontal scroll, foreign requests, uncaught errors. Axe has its own tests of all pages. */
  async faults(): Promise<readonly string[]> {
    return [...((await hasHorizontalScroll(this.page)) ? ['scrolls sideways'] : []), ...this.pageProblems()];
  }

  /** Foreign requests and uncaught errors up to now. */
  pageProblems(): readonly string[] {
    return [...this.#misdeeds.foreign.map((url) => `asked ${url}`), ...this.#misdeeds.errors];
  }

  /** Waits until the heading of the page has the focus, where a screen reader starts. */
  headingHasFocus(): Promise<void> {
    return hasFocus(this.page.locator('h1'));
  }
}
