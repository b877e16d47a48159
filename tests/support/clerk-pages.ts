import type { Browser, Locator, Page } from 'playwright-core';
import { addresses } from './addresses.js';
import { axeFindings, hasHorizontalScroll, saysOn, watchedPage, type PageProblems } from './browser.js';
import type { Clerk, StaffRole } from './clerk.js';
import { showsOverview, storedSession } from './sign-in.js';
import { ownClerk } from './staff-users.js';

/** The back office as a clerk sees it. */
export class ClerkPages {
  readonly page: Page;
  readonly #misdeeds: PageProblems;

  private constructor(page: Page, pageProblems: PageProblems) {
    this.page = page;
    this.#misdeeds = pageProblems;
  }

  /** A browser window without a session. */
  static async open(browser: Browser, width = 1280): Promise<ClerkPages> {
    const { page, pageProblems } = await watchedPage(browser, width);
    return new ClerkPages(page, pageProblems);
  }

  /** A window with a new session of this file's member of staff, as after a login. It has no page yet. */
  static async loggedIn(browser: Browser, role: StaffRole = 'ROLE_ADMIN', width = 1280): Promise<ClerkPages> {
    return ClerkPages.as(browser, await ownClerk(role), width);
  }

  /** The same with the session of a clerk. */
  static async as(browser: Browser, { tokens }: Clerk, width = 1280): Promise<ClerkPages> {
    const { page, pageProblems } = await watchedPage(browser, width, storedSession('staff', tokens));
    return new ClerkPages(page, pageProblems);
  }

  close(): Promise<void> {
    return this.page.context().close();
  }

  async goto(path: string): Promise<void> {
    await this.page.goto(`${addresses.portal}${path}`);
  }

  /** Opens the landing page of a login. */
  async openOverview(): Promise<void> {
    await this.goto('/bm');
    await showsOverview(this.page);
  }

  /** Opens a case, on one of its tabs. */
  async openCase(caseId: string, tab = ''): Promise<void> {
    await this.goto(`/bm/${caseId}${tab === '' ? '' : `#${tab}`}`);
    await this.page.getByText(`# ${caseId}`, { exact: true }).waitFor();
  }

  /** Opens a page of the settings from their list. */
  openSettings(name: string): Promise<void> {
    const list = this.page.getByRole('navigation', { name: /^(Instanzk|K)onfiguration$/ });
    return list.getByRole('link', { name, exact: true }).click();
  }

  /**
   * Replaces the text of a code editor as a person does. `fill` runs an editing command of Chromium, which writes style
   * attributes that the content security policy forbids; typing does not.
   */
  async typeOver(editor: Locator, text: string): Promise<void> {
    await editor.click();
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.insertText(text);
  }

  /** Searches the list and waits for the result. */
  async search(words: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'Kundenanfragen suchen' }).fill(words);
    await this.page.waitForURL((url) => decodeURIComponent(url.search).includes(words));
  }

  /** Opens a case that the list shows. */
  async openFromList(caseId: string): Promise<void> {
    await this.page
      .getByRole('row', { name: new RegExp(`# ${caseId}\\b`) })
      .getByRole('link')
      .click();
    await this.card().waitFor();
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  dialog(name?: string): Locator {
    return this.page.getByRole('dialog', name === undefined ? {} : { name });
  }

  /** The card with the next step. */
  card(): Locator {
    return this.page.getByRole('region', { name: 'Nächster Schritt' });
  }

  /** Unfolds the single steps into the core banking system. */
  async openSingleSteps(): Promise<void> {
    const folded = this.card().locator('details:not([open]) > summary', { hasText: /^Einzelne Schritte$/ });
    await this.card().getByText('Einzelne Schritte', { exact: true }).waitFor();
    if ((await folded.count()) > 0) await folded.click();
  }

  /** Unfolds a step that is done. */
  openStep(name: string): Promise<void> {
    return this.card().locator('details:not([open]) > summary').filter({ hasText: name }).click();
  }

  /** Presses one of the single steps. */
  async pressStep(name: string): Promise<void> {
    await this.openSingleSteps();
    await this.card().getByRole('button', { name, exact: true }).click();
  }

  /** Does one of the single steps, and confirms it. */
  async book(name: string): Promise<void> {
    await this.openSingleSteps();
    await this.act(name);
  }

  /** Presses an action of the card and confirms it. */
  async act(name: string, { confirm = name, reason = '' } = {}): Promise<void> {
    await this.card().getByRole('button', { name, exact: true }).click();
    if (reason !== '') await this.dialog().getByLabel('Begründung').fill(reason);
    await this.dialog().getByRole('button', { name: confirm, exact: true }).click();
    await this.dialog().waitFor({ state: 'hidden' });
  }

  /** Waits for a text on the page. */
  says(text: string | RegExp): Promise<void> {
    return saysOn(this.page, text);
  }

  /** What no page may have: horizontal scroll, foreign requests, uncaught errors. Axe has its own tests of all pages. */
  async faults(): Promise<readonly string[]> {
    return [
      ...((await hasHorizontalScroll(this.page)) ? ['scrolls sideways'] : []),
      ...this.#misdeeds.foreign.map((url) => `asked ${url}`),
      ...this.#misdeeds.errors,
    ];
  }

  /** The same with axe at the smallest width in dark mode, and wide in light mode, for a state that no page state has. */
  async faultsEverywhere(): Promise<readonly string[]> {
    await this.#look(320, 'dark');
    const narrow = [...(await axeFindings(this.page)), ...(await this.faults())];
    await this.#look(1280, 'light');
    return [
      ...narrow.map((fault) => `narrow and dark: ${fault}`),
      ...(await axeFindings(this.page)),
      ...(await this.faults()),
    ];
  }

  async #look(width: number, colorScheme: 'light' | 'dark'): Promise<void> {
    await this.page.setViewportSize({ width, height: 900 });
    await this.page.emulateMedia({ colorScheme });
    await this.page.waitForFunction(
      (scheme) => getComputedStyle(document.documentElement).colorScheme === scheme,
      colorScheme,
    );
  }
}
