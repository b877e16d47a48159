import type { Browser } from 'playwright-core';
import { closePages, openBrowser } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { unknownCompany } from '../support/company.js';
import { ownClerk } from '../support/staff-users.js';
import { bringToReady } from '../support/whole-way.js';

describe('a company that the core bank has already', () => {
  let browser: Browser;
  let clerk: ClerkPages;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  test('shows who could not be created in the core banking system, and uses the number that is there', async () => {
    const applicant = await bringToReady(unknownCompany('Dublette'));
    await (await ownClerk()).takeOver(applicant.caseId);
    clerk = await ClerkPages.loggedIn(browser);
    await clerk.openCase(applicant.caseId);
    await clerk.pressStep('Daten übergeben');
    await clerk
      .dialog()
      .getByRole('button', { name: /^Als .* übergeben$/ })
      .click();
    await clerk.card().getByText('Nicht alle Beteiligten angelegt (2 von 3)').waitFor();
    expect(await clerk.faults()).toEqual([]);
    await clerk.page.reload();
    await clerk
      .card()
      .getByText(/mögliche Dubletten/)
      .waitFor();
    expect(
      await clerk
        .card()
        .getByText(/Angelegt mit der Personennummer/)
        .count(),
    ).toBe(2);

    const use = clerk.card().getByRole('button', { name: /^Personennummer 39\d{8} verwenden$/ });
    await use.click();
    await clerk
      .dialog()
      .getByText(/nicht neu angelegt/)
      .waitFor();
    expect(await clerk.faults()).toEqual([]);
    await clerk.dialog().getByRole('button', { name: 'Verwenden und übergeben' }).click();
    await clerk.card().getByRole('img', { name: 'Erledigt', exact: true }).first().waitFor();
    await clerk.openStep('An das Kernbanksystem übergeben');
    await clerk.card().getByText('Alle Beteiligten sind im Kernbanksystem angelegt.').waitFor();
    await clerk
      .card()
      .getByText(/^Mit der vorhandenen Personennummer 39\d{8} verbunden\.$/)
      .waitFor();
    expect(await use.count()).toBe(0);

    await clerk.act('Als fehlgeschlagen abschließen');
    await clerk.card().getByText('Vorgang abgelehnt', { exact: true }).waitFor();
    expect(await applicant.status()).toBe(450);
  });
});
