import type { Browser } from 'playwright-core';
import type { Applicant } from '../support/applicant.js';
import { closePages, hasFocus, openBrowser } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { dayCases, type DayCase } from '../support/clerks-day/day-cases.js';
import { Desk } from '../support/clerks-day/desk.js';
import { freshWord } from '../support/company.js';
import { clearCaseFault } from '../support/sandbox.js';
import { ownClerk } from '../support/staff-users.js';

interface Prepared extends DayCase {
  readonly applicant: Applicant;
}

/** What a case took. */
interface Effort {
  readonly kind: string;
  readonly keys: number;
  readonly seconds: number;
}

const tableOf = (efforts: readonly Effort[]): string =>
  efforts
    .map(
      ({ kind, keys, seconds }) =>
        `${kind.padEnd(48)} ${String(keys).padStart(4)} keys ${seconds.toFixed(1).padStart(6)} s`,
    )
    .join('\n');

/** From the list to the twelfth case without a mouse. */
describe('the day of a clerk, by keyboard only', () => {
  const word = freshWord();
  let browser: Browser;
  let cases: readonly Prepared[];
  let desk: Desk;

  beforeAll(async () => {
    browser = await openBrowser();
    const clerk = await ownClerk();
    cases = await Promise.all(dayCases.map(async (one) => ({ ...one, applicant: await one.prepare(word, clerk) })));
    desk = await Desk.at(await ClerkPages.loggedIn(browser));
  });
  afterAll(async () => {
    await Promise.all(cases.map(({ applicant }) => clearCaseFault('core-banking', applicant.caseId)));
    await closePages(browser);
    await browser.close();
  });

  const caseOf = (caseId: string): Prepared => {
    const found = cases.find(({ applicant }) => applicant.caseId === caseId);
    if (found === undefined) throw new Error(`case ${caseId} is none of the day`);
    return found;
  };

  /** From the sight of the case to that of the next one. */
  const workOn = async ({ kind, applicant, work }: Prepared): Promise<Effort> => {
    const { page } = desk;
    const [started, before] = [Date.now(), desk.pressed];
    try {
      await work(desk, applicant);
    } catch (error) {
      throw new Error(`${kind}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
    await desk.press('n');
    await page.getByText(`# ${applicant.caseId}`, { exact: true }).waitFor({ state: 'detached' });
    await desk.clerk.card().waitFor();
    await desk.isAt(page.getByRole('heading', { level: 1 }));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    return { kind, keys: desk.pressed - before, seconds: (Date.now() - started) / 1000 };
  };

  test('twelve cases of different kinds, from the list to the next one', async () => {
    const { page } = desk;
    await desk.clerk.openOverview();
    await page.getByRole('row').nth(1).waitFor();
    await desk.press('/');
    await desk.type(word);
    await desk.press('Enter');
    await desk.clerk.says(`1–12 von 12 Kundenanfragen`);
    await desk.press('ArrowDown');
    const links = page.getByRole('row').getByRole('link');
    await desk.isAt(links.nth(0));
    await desk.press('j');
    await desk.isAt(links.nth(1));
    await desk.press('k', 'Enter');
    const efforts: Effort[] = [];
    for (const left of cases.keys()) {
      const effort = await workOn(caseOf(await desk.openCase()));
      expect(efforts.map(({ kind }) => kind)).not.toContain(effort.kind);
      efforts.push(effort);
      if (left === 0) expect(await desk.clerk.faults()).toEqual([]);
    }
    const whole = {
      kind: 'the day',
      keys: desk.pressed,
      seconds: efforts.reduce((sum, { seconds }) => sum + seconds, 0),
    };
    process.stdout.write(`${tableOf([...efforts, whole])}\n`);
    expect(efforts.filter(({ kind, keys }) => keys > (cases.find((one) => one.kind === kind)?.keys ?? 0))).toEqual([]);
    expect(await desk.pointerUses()).toBe(0);
    expect(await desk.clerk.faults()).toEqual([]);
  });

  test('leaves each case where it was meant to be', async () => {
    const statuses = await Promise.all(
      cases.map(async ({ kind, applicant }) => [kind, await applicant.status()] as const),
    );
    expect(statuses).toEqual(cases.map(({ kind, ends }) => [kind, ends]));
  });

  test('goes on by keys after a mouse click into a row, of the list and of a case', async () => {
    const { clerk, page } = desk;
    await desk.press('u');
    await page.getByRole('row').nth(12).waitFor();
    await page.getByRole('row').nth(4).getByRole('checkbox').click();
    // The list may have changed its order since.
    const chosen = 'tr:has(td input:checked)';
    await desk.press('j');
    await hasFocus(page.locator(`${chosen} + tr a`));
    await desk.press('x');
    await clerk.page.getByRole('region', { name: 'Auswahl' }).getByText('2 Vorgänge ausgewählt').waitFor();
    await page.locator(`${chosen} + ${chosen}`).getByRole('checkbox').click();
    await desk.press('k');
    await hasFocus(page.locator(`${chosen} a`));
    await page
      .getByRole('row')
      .nth(5)
      .getByText(/^# \d+$/)
      .click();
    await clerk.card().waitFor();
    const first = await desk.openCase();
    await desk.openTab('2', 'Statushistorie');
    await page.getByRole('tabpanel').getByRole('row').nth(1).click();
    await desk.openTab('1', 'Kundendaten');
    await page
      .getByRole('tabpanel')
      .getByText(/Handelnde Person|Unternehmen/)
      .first()
      .click();
    await desk.press('n');
    await page.getByText(`# ${first}`, { exact: true }).waitFor({ state: 'detached' });
    await clerk.card().waitFor();
  });
});
