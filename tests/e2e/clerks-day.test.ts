import type { Browser } from 'playwright-core';
import type { Applicant } from '../support/applicant.js';
import { closePages, hasFocus, openBrowser } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { dayCases, type DayCase } from '../support/clerks-day/day-cases.js';
import { ClerkKeys } from '../support/clerks-day/clerk-keys.js';
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
  let clerkKeys: ClerkKeys;

  beforeAll(async () => {
    browser = await openBrowser();
    const clerk = await ownClerk();
    cases = await Promise.all(dayCases.map(async (one) => ({ ...one, applicant: await one.prepare(word, clerk) })));
    clerkKeys = await ClerkKeys.at(await ClerkPages.loggedIn(browser));
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
    const { page } = clerkKeys;
    const [started, before] = [Date.now(), clerkKeys.pressed];
    try {
      await work(clerkKeys, applicant);
    } catch (error) {
      throw new Error(`${kind}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
    await clerkKeys.press('n');
    await page.getByText(`# ${applicant.caseId}`, { exact: true }).waitFor({ state: 'detached' });
    await clerkKeys.clerk.card().waitFor();
    await clerkKeys.isAt(page.getByRole('heading', { level: 1 }));
    await page.waitForFunction(() => window.scrollY === 0);
    return { kind, keys: clerkKeys.pressed - before, seconds: (Date.now() - started) / 1000 };
  };

  test('twelve cases of different kinds, from the list to the next one', async () => {
    const { page } = clerkKeys;
    await clerkKeys.clerk.openOverview();
    await page.getByRole('row').nth(1).waitFor();
    await clerkKeys.press('/');
    await clerkKeys.isAt(page.getByRole('searchbox', { name: 'Kundenanfragen suchen' }));
    await clerkKeys.type(word);
    await clerkKeys.press('Enter');
    await clerkKeys.clerk.says(`1–12 von 12 Kundenanfragen`);
    await clerkKeys.press('ArrowDown');
    const links = page.getByRole('row').getByRole('link');
    await clerkKeys.isAt(links.nth(0));
    await clerkKeys.press('j');
    await clerkKeys.isAt(links.nth(1));
    await clerkKeys.press('k', 'Enter');
    const efforts: Effort[] = [];
    for (const left of cases.keys()) {
      const effort = await workOn(caseOf(await clerkKeys.openCase()));
      expect(efforts.map(({ kind }) => kind)).not.toContain(effort.kind);
      efforts.push(effort);
      if (left === 0) expect(await clerkKeys.clerk.faults()).toEqual([]);
    }
    const whole = {
      kind: 'the day',
      keys: clerkKeys.pressed,
      seconds: efforts.reduce((sum, { seconds }) => sum + seconds, 0),
    };
    process.stdout.write(`${tableOf([...efforts, whole])}\n`);
    expect(efforts.filter(({ kind, keys }) => keys > (cases.find((one) => one.kind === kind)?.keys ?? 0))).toEqual([]);
    expect(await clerkKeys.pointerUses()).toBe(0);
    expect(await clerkKeys.clerk.faults()).toEqual([]);
  });

  test('leaves each case where it was meant to be', async () => {
    const statuses = await Promise.all(
      cases.map(async ({ kind, applicant }) => [kind, await applicant.status()] as const),
    );
    expect(statuses).toEqual(cases.map(({ kind, ends }) => [kind, ends]));
  });

  test('continues by keys after a mouse click into a row, of the list and of a case', async () => {
    const { clerk, page } = clerkKeys;
    await clerkKeys.press('u');
    await page.getByRole('row').nth(12).waitFor();
    await page.getByRole('row').nth(4).getByRole('checkbox').click();
    // The list may have changed its order since.
    const chosen = 'tr:has(td input:checked)';
    await clerkKeys.press('j');
    await hasFocus(page.locator(`${chosen} + tr a`));
    await clerkKeys.press('x');
    await clerk.page.getByRole('region', { name: 'Auswahl' }).getByText('2 Vorgänge ausgewählt').waitFor();
    await page.locator(`${chosen} + ${chosen}`).getByRole('checkbox').click();
    await clerkKeys.press('k');
    await hasFocus(page.locator(`${chosen} a`));
    await page
      .getByRole('row')
      .nth(5)
      .getByText(/^# \d+$/)
      .click();
    await clerk.card().waitFor();
    const first = await clerkKeys.openCase();
    await clerkKeys.openTab('2', 'Statushistorie');
    await page.getByRole('tabpanel').getByRole('row').nth(1).click();
    await clerkKeys.openTab('1', 'Kundendaten');
    await page
      .getByRole('tabpanel')
      .getByText(/Handelnde Person|Unternehmen/)
      .first()
      .click();
    await clerkKeys.press('n');
    await page.getByText(`# ${first}`, { exact: true }).waitFor({ state: 'detached' });
    await clerk.card().waitFor();
  });
});
