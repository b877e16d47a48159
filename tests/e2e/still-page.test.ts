import type { Browser, Page } from 'playwright-core';
import { readyToOrder, type Applicant } from '../support/applicant.js';
import { ApplicantPages } from '../support/applicant-pages.js';
import { openBrowser } from '../support/browser.js';
import { noteworthy } from '../support/company.js';

const path = '/hub/identifizierung/status';

/** Requests of the page with a delay of each, ms. */
const late: readonly (readonly [RegExp, number])[] = [
  [/\/api\/bgo_identifications_portal\/\d+$/, 300],
  [/\/api\/bgo_identifications\/status_history_joined/, 900],
  [/\/api\/bgo_identifications\/messages/, 1_500],
];

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

/** The sum of all shifts so far, including those of the last frame. */
function shifted(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return window.shifts.reduce((sum, value) => sum + value, 0);
  });
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
    const customer = await ApplicantPages.loggedIn(browser, applicant, width);
    await noteShifts(customer.page);
    for (const [url, ms] of late) {
      await customer.page.route(url, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, ms));
        await route.continue();
      });
    }
    await Promise.all([...late.map(([url]) => customer.page.waitForResponse(url)), customer.goto(path)]);
    await customer.showsHeading('Stand Ihres Antrags');
    for (const name of [/^Nachrichten/, 'Verlauf']) await customer.page.getByRole('heading', { name }).waitFor();
    expect(await shifted(customer.page)).toBeLessThan(0.05);
    await customer.close();
  });
});
