import type { Browser } from 'playwright-core';
import { readyToOrder } from '../support/applicant.js';
import { closePages, hasFocus, openBrowser } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { noteworthy, unknownCompany, type CompanyEntry } from '../support/company.js';
import { bringToReady } from '../support/whole-way.js';

describe('many cases at once', () => {
  let browser: Browser;
  let clerk: ClerkPages;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const box = (company: CompanyEntry) => clerk.page.getByRole('checkbox', { name: `${company.name} auswählen` });
  const bar = () => clerk.page.getByRole('region', { name: 'Auswahl' });

  test('are assigned by mouse and keyboard, with a result for each', async () => {
    const ready = await bringToReady(unknownCompany());
    const held = await readyToOrder(noteworthy());
    await held.order();
    clerk = await ClerkPages.loggedIn(browser, 'ROLE_ADMIN_PLUS');
    await clerk.openOverview();
    const { page } = clerk;
    await clerk.search(ready.company.name);
    await box(ready.company).check();
    await bar().getByText('Ein Vorgang ausgewählt').waitFor();
    expect(new URL(page.url()).pathname).toBe('/bm/start');

    await clerk.search(held.company.name);
    await page.getByRole('link', { name: held.company.name }).focus();
    await page.keyboard.press('x');
    await bar().getByText('2 Vorgänge ausgewählt').waitFor();
    expect(await box(held.company).isChecked()).toBe(true);
    expect(await clerk.faults()).toEqual([]);

    await page.getByRole('link', { name: held.company.name }).focus();
    await page.keyboard.press('z');
    await clerk.dialog().getByLabel('Zuständig').selectOption('Ich selbst');
    expect(await clerk.faults()).toEqual([]);
    await clerk.dialog().getByRole('button', { name: 'Zuweisen', exact: true }).click();
    await clerk.dialog().getByText('1 von 2 zugewiesen').waitFor();
    const results = clerk.dialog().getByRole('listitem');
    await results
      .filter({ hasText: `# ${ready.caseId}` })
      .getByText('Zugewiesen', { exact: true })
      .waitFor();
    await results
      .filter({ hasText: `# ${held.caseId}` })
      .getByText('Nicht zugewiesen', { exact: true })
      .waitFor();
    await hasFocus(clerk.dialog().getByRole('button', { name: 'Schließen' }));
    expect(await clerk.faults()).toEqual([]);

    await page.keyboard.press('Enter');
    await bar().getByText('Ein Vorgang ausgewählt').waitFor();
    await clerk.button('Auswahl aufheben').click();
    await bar().waitFor({ state: 'hidden' });
    await clerk.search(ready.company.name);
    await page.getByRole('row').filter({ hasText: ready.company.name }).getByText('Sie', { exact: true }).waitFor();
  });

  test('are not chosen by who only reads', async () => {
    const held = await readyToOrder(noteworthy());
    await held.order();
    clerk = await ClerkPages.loggedIn(browser, 'ROLE_AUDITOR');
    await clerk.openOverview();
    await clerk.search(held.company.name);
    await clerk.page.getByRole('link', { name: held.company.name }).waitFor();
    expect(await clerk.page.getByRole('checkbox', { name: /auswählen$/ }).count()).toBe(0);
  });
});
