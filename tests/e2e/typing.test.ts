import type { Browser } from 'playwright-core';
import { readyToOrder } from '../support/applicant.js';
import { ApplicantPages } from '../support/applicant-pages.js';
import { holds, openBrowser } from '../support/browser.js';
import { crowded } from '../support/company.js';
import { openPart } from '../support/form-pages.js';
import { longestTask } from '../support/keyboard/longest-task.js';
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

  test('no work of a form of 20 persons delays a key by more than 50 ms on a processor four times slower', async () => {
    const { page, close } = await formOf(20);
    const person = await openPart(page, /^Person 11/);
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    const longest = await longestTask(browser, async () => {
      for (const label of ['Vorname', 'Nachname', 'Ort']) {
        const field = person.getByLabel(label, { exact: true });
        await field.press('ControlOrMeta+a');
        await page.keyboard.type('Feddersen', { delay: 50 });
        await holds(field, 'Feddersen');
      }
      // What is checked and saved after the last key is work too.
      await saved;
      await page
        .getByText(/^Gespeichert um/)
        .first()
        .waitFor();
    });
    report(`the longest task while typing into a form of 20 persons: ${longest.toFixed(1)} ms of processor time`);
    expect(longest * 4).toBeLessThanOrEqual(50);
    await close();
  });

  async function formOf(persons: number) {
    const pages = await ApplicantPages.loggedIn(browser, await readyToOrder(crowded(persons)));
    return { page: pages.page, close: () => pages.close() };
  }
});
