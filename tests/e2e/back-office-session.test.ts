import type { Browser } from 'playwright-core';
import { closePages, openBrowser } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import type { StaffRole } from '../support/clerk.js';
import { api } from '../support/http.js';
import { givePassword } from '../support/sign-in.js';
import { ownStaff } from '../support/staff-users.js';
import { until } from '../support/until.js';

describe('the session of a member of staff', () => {
  let browser: Browser;
  let clerk: ClerkPages;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const logIn = async (role: StaffRole = 'ROLE_ADMIN'): Promise<void> =>
    givePassword(clerk.page, (await ownStaff(role)).username);

  /** Ends the session at the server; the browser keeps its cookie. */
  async function endSession(): Promise<void> {
    const held = (await clerk.page.context().cookies()).find(({ name }) => name.endsWith('-session'));
    const { body } = await api<{ token: string }>('POST', '/me/refresh', { body: { refresh_token: held?.value } });
    expect((await api('POST', '/me/logout', { token: body.token })).status).toBe(204);
  }

  /** Waits for the renewals that the page has asked for; the lock is given in turn. */
  const renewed = (): Promise<void> =>
    clerk.page.evaluate(() => navigator.locks.request('kontor.staff.refresh', () => undefined));

  test('renews its session on each further page and every nine minutes', async () => {
    clerk = await ClerkPages.open(browser);
    await clerk.page.clock.install();
    await clerk.goto('/bm/entry');
    await clerk.heading('Bankzugang').waitFor();
    let renewals = 0;
    clerk.page.on('request', (request) => (renewals += request.url().endsWith('/api/me/refresh') ? 1 : 0));
    const now = () => clerk.page.evaluate(() => Date.now());
    const before = await now();
    await logIn('ROLE_ROOT');
    await clerk.heading('Übersicht').waitFor();
    expect(renewals).toBe(0);
    const first = clerk.page.waitForResponse(/\/api\/me\/refresh$/);
    await clerk.page.getByRole('button', { name: /^Konto / }).click();
    await clerk.page.getByRole('menuitem', { name: 'Freigaben' }).click();
    // A renewal that starts before the first one has ended would share it.
    await (await first).finished();
    await clerk.heading('Freigaben').waitFor();
    // Far enough ahead that the page's clock has not passed the moment at which it stops.
    await clerk.page.clock.pauseAt((await now()) + 60_000);
    const passed = (await now()) - before;
    await clerk.page.clock.fastForward(539_999 - passed);
    expect(renewals).toBe(1);
    await clerk.page.clock.fastForward(passed + 1);
    await until(() => Promise.resolve(renewals === 2), { what: 'the renewal after nine minutes' });
  });

  test('shows that a session has ended, and continues on the same page', async () => {
    clerk = await ClerkPages.loggedIn(browser);
    await clerk.openOverview();
    await clerk.page.getByRole('tab', { name: 'Kundenanfragen' }).waitFor();
    await endSession();
    await clerk.page.reload();
    await clerk.says('Ihre Sitzung ist abgelaufen');
    expect(await clerk.faults()).toEqual([]);
    await logIn();
    await clerk.page.waitForURL(/\/bm\/start/);
    await clerk.heading('Übersicht').waitFor();
  });

  test('shows it also when the page notices before the redirect', async () => {
    clerk = await ClerkPages.loggedIn(browser, 'ROLE_ROOT');
    await clerk.page.clock.install();
    await clerk.openOverview();
    // Refused while the clock runs, the renewal of this page would redirect.
    await renewed();
    let refuse = (): void => undefined;
    const isRefused = new Promise<void>((resolve) => (refuse = resolve));
    await clerk.page.route('**/api/me/refresh', async (route) => {
      await isRefused;
      await route.fulfill({ status: 401, json: {} });
    });
    // React-admin redirects with a timer, which does not fire while the clock is paused.
    await clerk.page.clock.pauseAt((await clerk.page.evaluate(() => Date.now())) + 60_000);
    const asked = clerk.page.waitForRequest(/\/api\/me\/refresh$/);
    await clerk.page.clock.fastForward(540_000);
    await asked;
    refuse();
    await renewed();
    await clerk.page.getByRole('tab', { name: 'Nutzerverwaltung' }).click();
    await clerk.says('Ihre Sitzung ist abgelaufen');
  });

  test('logs out completely', async () => {
    clerk = await ClerkPages.loggedIn(browser);
    await clerk.openOverview();
    await clerk.page.getByRole('button', { name: /^Konto / }).click();
    expect(await clerk.faults()).toEqual([]);
    await clerk.page.getByRole('menuitem', { name: 'Abmelden' }).click();
    await clerk.page.waitForURL(/\/bm\/entry$/);
    await clerk.heading('Bankzugang').waitFor();
    await clerk.goto('/bm/start');
    await clerk.page.waitForURL(/\/bm\/entry$/);
  });
});
