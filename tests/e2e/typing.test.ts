import type { Browser } from 'playwright-core';
import { readyToOrder } from '../support/applicant.js';
import { ApplicantPages } from '../support/applicant-pages.js';
import { holds, openBrowser } from '../support/browser.js';
import { crowded } from '../support/company.js';
import { openPart } from '../support/form-pages.js';
import { processorClock } from '../every-address/processor-clock.js';
import { report } from '../support/report.js';

const words = 'Am alten Fischmarkt 17b, Hinterhaus';

/** tests/load/speed.test.ts measures each key on a slow phone. */
describe('typing', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  test('a letter typed into a form of 20 persons takes at most 12 ms of processor time', async () => {
    const { page, close } = await formOf(20);
    const street = (await openPart(page, /^Person 11/)).getByLabel('Straße und Hausnummer', { exact: true });
    await street.fill('');
    const processorMs = await processorClock(page);
    const before = await processorMs();
    await page.keyboard.type(words);
    await holds(street, words);
    const each = ((await processorMs()) - before) / words.length;
    report(`a key in a form of 20 persons: ${each.toFixed(1)} ms of processor time`);
    expect(each).toBeLessThanOrEqual(12);
    await close();
  });

  async function formOf(persons: number) {
    const pages = await ApplicantPages.loggedIn(browser, await readyToOrder(crowded(persons)));
    return { page: pages.page, close: () => pages.close() };
  }
});
