import type { Browser, Page } from 'playwright-core';
import { addresses } from '../support/addresses.js';
import { Applicant } from '../support/applicant.js';
import {
  closePages,
  hasHorizontalScroll,
  openBrowser,
  passTimeUntilSent,
  watchedPage,
  holds,
} from '../support/browser.js';
import { unknownCompany } from '../support/company.js';
import { linkTokenIn, mailTo } from '../support/inbox.js';

const linkPage = '/hub/aktivierung/';

/** The page that waits for the confirmation, with the session of a registration. */
async function waitingPage(browser: Browser, width: number): Promise<{ applicant: Applicant; page: Page }> {
  const applicant = new Applicant(unknownCompany());
  await applicant.register();
  const { page } = await watchedPage(browser, width);
  await page.clock.install();
  const query = new URLSearchParams({ ...applicant.tokens!, verification_mail: applicant.email });
  await page.goto(`${addresses.portal}/hub/aktivierung?${query.toString()}`);
  await page.getByText(`Wir haben einen Bestätigungscode an ${applicant.email} gesendet.`).waitFor();
  return { applicant, page };
}

async function openMailedLink(page: Page, { email }: Applicant): Promise<void> {
  const mail = await mailTo(email, (candidate) => linkTokenIn(candidate, linkPage) !== undefined);
  await page.goto(`${addresses.portal}${linkPage}${linkTokenIn(mail, linkPage)!}`);
  await page.getByText('Ihre E-Mail-Adresse ist bestätigt.').waitFor();
}

/** The waiting page asks every ten seconds. */
const asksAgain = (page: Page) => passTimeUntilSent(page, 'POST', /\/api\/me\/refresh$/);

describe('confirming the address by the mailed link', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  test.each([360, 768, 1280])('in another browser ends the session of the registration (%i px)', async (width) => {
    const { applicant, page } = await waitingPage(browser, width);
    await openMailedLink((await watchedPage(browser)).page, applicant);
    await asksAgain(page);
    await page.getByText(`${applicant.email} ist bestätigt – bitte hier anmelden.`).waitFor();
    expect(await hasHorizontalScroll(page)).toBe(false);
    expect((await applicant.call('GET', '/me')).status).toBe(401);
    await page.getByRole('main').getByRole('link', { name: 'Anmelden' }).click();
    await page.waitForURL(/\/hub\/entry$/);
    await holds(page.getByLabel('E-Mail-Adresse'), applicant.email);
  });

  test('in the same browser lets the waiting page go on', async () => {
    const { applicant, page } = await waitingPage(browser, 1280);
    await openMailedLink(await page.context().newPage(), applicant);
    await asksAgain(page);
    await page.waitForURL(/\/hub\/identifizierung/);
  });
});
