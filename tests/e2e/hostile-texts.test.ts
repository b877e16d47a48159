import type { Browser, Page } from 'playwright-core';
import { readyToOrder, type Applicant } from '../support/applicant.js';
import { ApplicantPages } from '../support/applicant-pages.js';
import { closePages, openBrowser } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { unknownCompany } from '../support/company.js';
import { dangerOn, replaceTexts, watchAttack, withoutPolicy } from '../support/hostile-text/attack.js';
import { hostileTexts } from '../support/hostile-text/corpus.js';
import { type Belongings, caseAtWork } from '../support/role-matrix/case-at-work.js';
import { ownClerk } from '../support/staff-users.js';
import { until } from '../support/until.js';

/**
 * The server refuses or cleans most of these. Here each text that a customer or a clerk has written is replaced on its
 * way to the page, so that the page alone has to show it as text; without the content security policy.
 */
describe('a hostile text in the place of what somebody wrote', () => {
  let browser: Browser;
  let things: Belongings;
  let filling: Applicant;

  beforeAll(async () => {
    browser = withoutPolicy(await openBrowser());
    [things, filling] = await Promise.all([caseAtWork(), readyToOrder(unknownCompany())]);
    const clerk = await ownClerk();
    const path = `/bgo_identifications/${things.case}`;
    await clerk.done('POST', `${path}/bank-memos`, { body: { content: 'Notizen eines Sachbearbeiters' } });
    await clerk.done('POST', `${path}/messages`, { body: { message: 'Rückfrage der Bank' } });
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  /** What was written, with the texts that take its place: all of them together, several in each. */
  function replacements({ company }: Applicant): ReadonlyMap<string, string> {
    const people = company.people.flatMap(({ firstName, lastName }) => [lastName, firstName]);
    const written = [
      ...[company.name, company.line1, company.city, company.registrationIssuer, ...people],
      ...['Anbei die Unterlage.', 'Rückfrage der Bank', 'Notizen eines Sachbearbeiters'],
      ...['anhang.pdf', 'vertrag.pdf', 'SHARE_HOLDERS_AGREEMENT.pdf', 'Neumann', 'Nele'],
    ];
    return new Map(
      written.map((text, place) => [
        text,
        hostileTexts.filter((_, index) => index % written.length === place).join(' ') + ` ${place}`,
      ]),
    );
  }

  /** All that a page shows: texts, and values of its fields. */
  const writtenOn = (page: Page): Promise<string> =>
    page.evaluate(() => {
      const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
      return [document.body.textContent, ...[...fields].map(({ value }) => value)].join(' ');
    });

  async function shows(page: Page, text: string): Promise<void> {
    await until(async () => (await writtenOn(page)).includes(text), { what: `the text ${text}` });
  }

  async function isHarmless(page: Page, wasAttacked: () => Promise<boolean>): Promise<void> {
    expect(await dangerOn(page)).toEqual([]);
    expect(await wasAttacked()).toBe(false);
  }

  test.each<readonly [string, (of: Belongings) => string]>([
    ['Kundendaten', ({ applicant }) => applicant.company.line1],
    ['Kommunikation', () => 'Rückfrage der Bank'],
    ['Notizen', () => 'Notizen eines Sachbearbeiters'],
    ['Statushistorie', () => 'Neumann'],
    ['Protokoll', () => 'Neumann'],
  ])('is text on the page of a case, at %s', async (tab, writtenIn) => {
    const clerk = await ClerkPages.loggedIn(browser, 'ROLE_ROOT');
    const wasAttacked = watchAttack(clerk.page);
    const texts = replacements(things.applicant);
    await replaceTexts(clerk.page, texts);
    await clerk.openCase(things.case, tab);
    const text = texts.get(writtenIn(things))!;
    await until(async () => ((await clerk.page.getByRole('tabpanel').textContent()) ?? '').includes(text), {
      what: `${tab} with ${text}`,
    });
    await isHarmless(clerk.page, wasAttacked);
  });

  test('is text in the list of the bank', async () => {
    const clerk = await ClerkPages.loggedIn(browser);
    const wasAttacked = watchAttack(clerk.page);
    await clerk.openOverview();
    await clerk.search(things.case);
    const texts = replacements(things.applicant);
    await replaceTexts(clerk.page, texts);
    await clerk.page.reload();
    await shows(clerk.page, texts.get(things.applicant.company.name)!);
    await isHarmless(clerk.page, wasAttacked);
  });

  test.each([
    ['/hub/identifizierung/status', () => things.applicant],
    ['/hub/identifizierung', () => filling],
    ['/hub/identifizierung/zusammenfassung', () => filling],
  ] as const)('is text for the customer, at %s', async (path, whose) => {
    const applicant = whose();
    const customer = await ApplicantPages.withSession(browser, applicant);
    const wasAttacked = watchAttack(customer.page);
    const texts = replacements(applicant);
    await replaceTexts(customer.page, texts);
    await customer.goto(path);
    await shows(customer.page, texts.get(applicant.company.name)!);
    await isHarmless(customer.page, wasAttacked);
  });
});
