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

  test('or one, from the head of its page: taken, let go of, and given to somebody', async () => {
    const { caseId } = await bringToReady(unknownCompany());
    clerk = await ClerkPages.loggedIn(browser);
    await clerk.openCase(caseId);
    const owner = (of = clerk) => of.page.getByRole('group', { name: 'Zuständigkeit' });
    await owner().getByText('niemand').waitFor();
    await owner().getByRole('button', { name: 'Zuständigkeit übernehmen' }).click();
    await owner().getByText('Sie', { exact: true }).waitFor();
    expect(await owner().getByRole('button', { name: 'Zuweisen' }).count()).toBe(0);

    const extended = await ClerkPages.loggedIn(browser, 'ROLE_ADMIN_PLUS');
    await extended.openCase(caseId);
    await owner(extended).getByText('Nele Neumann').waitFor();
    await owner(extended).getByRole('button', { name: 'Zuweisen' }).click();
    await extended.dialog().getByLabel('Zuständig').selectOption('Ich selbst');
    await extended.dialog().getByRole('button', { name: 'Zuweisen', exact: true }).click();
    await extended.dialog().getByText('1 von 1 zugewiesen an Sie').waitFor();
    await extended.dialog().getByRole('button', { name: 'Schließen' }).click();
    await owner(extended).getByText('Sie', { exact: true }).waitFor();
    expect(await extended.faults()).toEqual([]);

    // Live, and with what to do about it.
    await owner()
      .getByText(/^Übernehmen Sie den Vorgang, oder bitten Sie Nele Neumann, ihn abzugeben\./)
      .waitFor();
    expect(await owner().getByRole('button', { name: 'Abgeben' }).count()).toBe(0);
    expect(await clerk.faultsEverywhere()).toEqual([]);
    await owner(extended).getByRole('button', { name: 'Abgeben' }).click();
    await extended.card().getByText('Vorgang abgegeben').waitFor();
    await owner().getByText('niemand').waitFor();
  });
});
