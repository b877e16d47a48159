import type { Browser, Page } from 'playwright-core';
import { readyToOrder, type Applicant } from '../support/applicant.js';
import { ApplicantPages } from '../support/applicant-pages.js';
import { openBrowser } from '../support/browser.js';
import { noteworthy } from '../support/company.js';

const path = '/hub/identifizierung/status';

/** Requests of the page, whose answers arrive in this order. */
const late = [
  /\/api\/bgo_identifications_portal\/\d+$/,
  /\/api\/bgo_identifications\/status_history_joined/,
  /\/api\/bgo_identifications\/messages/,
];

/** Holds the answers to a request back; returns what releases them. */
async function held(page: Page, url: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

declare global {
  interface Window {
    shifts: number[];
  }
}

/** Records layout shifts of a page. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Waits until a page has drawn what it received. */
async function draws(page: Page): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** The sum of all shifts so far, including those of the last frame. */
async function shifted(page: Page): Promise<number> {
  await draws(page);
  return page.evaluate(() => window.shifts.reduce((sum, value) => sum + value, 0));
}

describe('the status page on a slow connection', () => {
  let browser: Browser;
  let applicant: Applicant;

  beforeAll(async () => {
    browser = await openBrowser();
    applicant = await readyToOrder(noteworthy());
    await applicant.order();
    await applicant.reaches(213);
  });
  afterAll(() => browser.close());

  test('records when a page moves', async () => {
    const { page } = await ApplicantPages.open(browser);
    await noteShifts(page);
    await page.goto('data:text/html,<p style="margin:0">Kopf</p><h1>Stand</h1><p>Text</p>');
    await page.waitForFunction(() => document.querySelector('h1') !== null);
    await shifted(page);
    await page.evaluate(() => {
      document.querySelector('p')!.style.height = '400px';
    });
    expect(await shifted(page)).toBeGreaterThan(0.01);
  });

  test.each([360, 1280])('%i wide: nothing moves when data arrives late', async (width) => {
    const customer = await ApplicantPages.withSession(browser, applicant, width);
    await customer.page.clock.install();
    await noteShifts(customer.page);
    const releases = [];
    for (const url of late) releases.push(await held(customer.page, url));
    const asked = late.map((url) => customer.page.waitForRequest(url));
    await customer.goto(path);
    for (const [index, request] of asked.entries()) {
      // As long as a page waits before it shows that something is late.
      await customer.page.clock.runFor(500);
      await draws(customer.page);
      releases[index]!();
      await (await (await request).response())?.finished();
    }
    await customer.showsHeading('Stand Ihres Antrags');
    for (const name of [/^Nachrichten/, 'Verlauf']) await customer.page.getByRole('heading', { name }).waitFor();
    expect(await shifted(customer.page)).toBeLessThan(0.05);
    await customer.close();
  });
});
