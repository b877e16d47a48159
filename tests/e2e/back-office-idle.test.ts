import type { Browser, Page } from 'playwright-core';
import { readyToOrder } from '../support/applicant.js';
import { addresses } from '../support/addresses.js';
import { axeFindings, closePages, holds, openBrowser, watched } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { noteworthy } from '../support/company.js';
import { api } from '../support/http.js';
import { givePassword, showsOverview, tokenOnReload } from '../support/sign-in.js';
import { ownStaff } from '../support/staff-users.js';

describe('a back office that nobody uses', () => {
  let browser: Browser;
  let clerk: ClerkPages;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  beforeEach(async () => {
    clerk = await ClerkPages.loggedIn(browser);
    await clerk.page.context().clock.install();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const warning = (page: Page = clerk.page) => page.getByRole('alertdialog', { name: 'Sind Sie noch da?' });
  const pass = (seconds: number) => clerk.page.context().clock.fastForward(seconds * 1_000);

  /** Gives the page a shorter limit than the setting of the bank. */
  const limitTo = (minutes: number) =>
    clerk.page.route('**/api/configuration', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), staffIdleMinutes: minutes } });
    });

  test('warns a minute before, and continues at any input', async () => {
    await limitTo(5);
    await clerk.openOverview();
    const { clock } = clerk.page.context();
    // Stopped, so that nothing but what is passed here passes; far enough ahead that the clock is not there yet.
    await clock.pauseAt(await clerk.page.evaluate(() => Date.now() + 60_000));
    await clerk.page.mouse.move(10, 10);
    await pass(5 * 60 - 10);
    expect(await warning().count()).toBe(0);
    await pass(10);
    await clock.resume();
    await warning()
      .getByText(/^Noch (?:60|5\d) Sekunden$/)
      .waitFor();
    expect(await axeFindings(clerk.page)).toEqual([]);
    expect(await clerk.faults()).toEqual([]);
    await clerk.page.keyboard.press('Shift');
    await warning().waitFor({ state: 'detached' });
    await pass(4 * 60);
    expect(await warning().count()).toBe(0);
  });

  test('locks, and after the login the page and its draft are there again', async () => {
    const applicant = await readyToOrder(noteworthy());
    await applicant.order();
    await clerk.openCase(applicant.caseId, 'Notizen');
    const note = clerk.page.getByLabel('Neue Notiz');
    await note.fill('Noch nicht gespeichert');
    const token = await tokenOnReload(clerk.page);
    await holds(note, 'Noch nicht gespeichert');
    await pass(15 * 60);
    await warning().waitFor();
    await pass(60);
    await clerk.page.waitForURL(/\/bm\/entry\?sitzung=gesperrt$/);
    await clerk.says('Gesperrt, weil längere Zeit nichts eingegeben wurde');
    expect(await axeFindings(clerk.page)).toEqual([]);
    expect((await api('GET', '/me', { token })).status).toBe(401);
    await givePassword(clerk.page, (await ownStaff()).username);
    await holds(note, 'Noch nicht gespeichert');
    await pass(14 * 60);
    await clerk.page.mouse.move(30, 30);
    expect(await warning().count()).toBe(0);
    await holds(note, 'Noch nicht gespeichert');
  });

  test.each([
    ['is not reached', (page: Page) => page.context().setOffline(true)],
    ['never answers', (page: Page) => page.route('**/api/**', () => new Promise<void>(() => undefined))],
  ])('locks at once while the portal %s, and stays locked when it is there again', async (_what, breakOff) => {
    const applicant = await readyToOrder(noteworthy());
    await applicant.order();
    await clerk.openCase(applicant.caseId, 'Notizen');
    const note = clerk.page.getByLabel('Neue Notiz');
    await note.fill('Ohne Verbindung getippt');
    await breakOff(clerk.page);
    await pass(15 * 60);
    await warning().waitFor();
    await pass(60);
    await clerk.says('Gesperrt, weil längere Zeit nichts eingegeben wurde');
    await clerk.page.unrouteAll({ behavior: 'ignoreErrors' });
    await clerk.page.context().setOffline(false);
    const fresh = watched(await clerk.page.context().newPage(), { foreign: [], errors: [] });
    await fresh.goto(`${addresses.portal}/bm/${applicant.caseId}`);
    await fresh.getByRole('heading', { level: 1, name: 'Bankzugang' }).waitFor();
    await fresh.close();
    await clerk.page.reload();
    await clerk.heading('Bankzugang').waitFor();
    await givePassword(clerk.page, (await ownStaff()).username);
    await holds(note, 'Ohne Verbindung getippt');
    await clerk.page.reload();
    await holds(note, 'Ohne Verbindung getippt');
  });

  test('stays open while another tab is used', async () => {
    await clerk.openOverview();
    const other = watched(await clerk.page.context().newPage(), { foreign: [], errors: [] });
    await other.goto(`${addresses.portal}/bm`);
    await showsOverview(other);
    await pass(14 * 60);
    const { page } = clerk;
    await page.evaluate(() => {
      const informed = new Promise((resolve) => {
        new BroadcastChannel('kontor.staff.input').addEventListener('message', resolve, { once: true });
      });
      Object.assign(window, { informed: () => informed });
    });
    await other.mouse.move(20, 20);
    // It takes a moment from one tab to the other.
    await page.evaluate(async () => {
      await (window as unknown as { readonly informed: () => Promise<unknown> }).informed();
    });
    await pass(5 * 60);
    for (const tab of [page, other]) expect(await warning(tab).count()).toBe(0);
    await pass(15 * 60);
    for (const tab of [page, other])
      await tab.getByText('Gesperrt, weil längere Zeit nichts eingegeben wurde').waitFor();
  });
});
