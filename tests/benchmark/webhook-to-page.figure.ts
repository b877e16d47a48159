import type { Browser, Page } from 'playwright-core';
import { readyToOrder } from '../support/applicant.js';
import { ApplicantPages } from '../support/applicant-pages.js';
import { openBrowser } from '../support/browser.js';
import { identifyingSlowly } from '../support/company.js';
import { passCheck, startedChecks, webhookDeliveries, type IdentityCheck } from '../support/sandbox.js';
import { until } from '../support/until.js';
import { order } from '../support/whole-way.js';
import { ms, type Figure } from './figure.js';
import { spreadOf } from './measure.js';
import { atRest } from './processes.js';

const wantedMs = 500;
/** Persons of each case, of whom the last one's news ends the identification, which other pages show. */
const persons = 2;

interface Noting {
  noted?: number;
}

/** Notes when the page says for the first time that somebody is identified. */
async function noteChange(page: Page): Promise<void> {
  await page.evaluate(() => {
    const noting = window as unknown as Noting;
    const note = (): void => {
      if (document.body.innerText.includes('1 von 2 Personen identifiziert')) noting.noted ??= Date.now();
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** When the sandbox wrote the news that a person is identified, ms since 1970. */
async function sentAt({ reference }: IdentityCheck): Promise<number> {
  const { timestamp } = await until(
    async () => (await webhookDeliveries(reference)).find(({ status }) => status === 'successful'),
    { what: `the webhook of ${reference}` },
  );
  return Date.parse(timestamp);
}

/** From the news of a first identified person until the applicant's open page shows it; ms. */
async function watchCase(browser: Browser): Promise<number> {
  const applicant = await readyToOrder(identifyingSlowly());
  await order(applicant);
  const [check] = await startedChecks(applicant.caseId, persons);
  const customer = await ApplicantPages.withSession(browser, applicant);
  try {
    await customer.goto('/hub/identifizierung/status');
    await customer.says('0 von 2 Personen identifiziert');
    await noteChange(customer.page);
    await atRest();
    await passCheck(check!);
    const noted = await customer.page.waitForFunction(() => (window as unknown as Noting).noted);
    return ((await noted.jsonValue()) ?? Number.NaN) - (await sentAt(check!));
  } finally {
    await customer.close();
  }
}

/** How soon a customer sees what a provider reports. */
export const webhookToPage: Figure = {
  name: 'webhook-to-page',
  title: 'From a webhook to the page',
  how: 'The sandbox writes that a person is identified, signs it and sends it; until the text of the applicant’s status page, open in Chromium, has changed without a new load. Sandbox and Chromium have the same clock. One case after the other, the stack at rest before each.',
  limitMs: 600_000,
  measure: async function* ({ quick, signal }) {
    const browser = await openBrowser();
    try {
      const took: number[] = [];
      for (let at = 0; at < (quick ? 3 : 100); at += 1) {
        signal.throwIfAborted();
        took.push(await watchCase(browser));
      }
      const { n, p50, p95, longest } = spreadOf(took);
      yield {
        what: `p50 ${ms(p50)}, longest ${ms(longest)}, p95`,
        value: ms(p95),
        n,
        wanted: `≤ ${wantedMs} ms`,
        met: p95 <= wantedMs,
      };
    } finally {
      await browser.close();
    }
  },
};
