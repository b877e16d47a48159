import type { Browser } from 'playwright-core';
import { readyToOrder } from '../support/applicant.js';
import { closePages, openBrowser } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { noteworthy } from '../support/company.js';

const dayMs = 86_400_000;
const germanDay = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const inDays = (days: number): string => germanDay.format(Date.now() + days * dayMs);

const reason = 'Rückruf des Geschäftsführers wegen der Satzung und der neuen Anschrift';

describe('a follow-up', () => {
  let browser: Browser;
  let clerk: ClerkPages;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  test('takes a case out of the queue with a date and a reason, and back', async () => {
    const applicant = await readyToOrder(noteworthy());
    const { caseId, company } = applicant;
    await applicant.order();
    // Another one stays in the queue, so that its table is there.
    await (await readyToOrder(noteworthy())).order();
    clerk = await ClerkPages.loggedIn(browser);
    const { page } = clerk;
    await clerk.openCase(caseId);
    await clerk.button('Wiedervorlage').waitFor();
    await page.keyboard.press('w');
    const confirm = clerk.dialog().getByRole('button', { name: 'Vorlegen lassen' });
    await clerk.dialog().getByLabel('Wieder vorlegen am').fill(inDays(0));
    await confirm.click();
    await clerk.dialog().getByText('Bitte wählen Sie einen Tag ab morgen.').waitFor();
    await clerk.dialog().getByText('Pflichtfeld').waitFor();
    expect(await clerk.faults()).toEqual([]);
    await clerk.dialog().getByRole('button', { name: '+3 Tage' }).click();
    await clerk.dialog().getByLabel('Begründung').fill(reason);
    await page.route(/\/followUp$/, (route) => route.abort(), { times: 1 });
    await confirm.click();
    await clerk.card().getByText('Wiedervorlage nicht gespeichert').waitFor();
    await page.keyboard.press('w');
    expect(await clerk.dialog().getByLabel('Wieder vorlegen am').inputValue()).toBe(inDays(3));
    expect(await clerk.dialog().getByLabel('Begründung').inputValue()).toBe(reason);
    await confirm.click();
    await page.getByText(`Wiedervorlage am ${inDays(3)}`).waitFor();
    await page.getByText(reason).waitFor();
    expect(await clerk.faults()).toEqual([]);

    await page.getByRole('tab', { name: 'Statushistorie' }).click();
    const line = page.getByRole('row').filter({ hasText: 'Wiedervorlage gesetzt' });
    await line.getByText(`${inDays(3)}: ${reason}`).waitFor();
    await line.getByText('durch Nele Neumann').waitFor();

    await clerk.goto('/bm/start');
    const waitingSince = page.getByRole('columnheader', { name: 'Wartet seit' });
    await waitingSince.getByRole('button').click();
    await waitingSince.and(page.locator('[aria-sort="descending"]')).waitFor();
    await page.getByRole('row').nth(1).waitFor();
    expect(await page.getByRole('link', { name: company.name }).count()).toBe(0);
    await page.getByRole('button', { name: /^Wiedervorlage \d+$/ }).click();
    await page
      .getByRole('row')
      .filter({ hasText: company.name })
      .getByText(`Wiedervorlage ${inDays(3)}: ${reason}`)
      .waitFor();
    expect(await clerk.faults()).toEqual([]);

    await clerk.openCase(caseId);
    await clerk.button('Wiedervorlage beenden').click();
    await clerk.card().getByText('Wiedervorlage beendet').waitFor();
    await clerk.button('Wiedervorlage').waitFor();
  });
});
