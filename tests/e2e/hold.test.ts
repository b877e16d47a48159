import type { Browser } from 'playwright-core';
import { readyToOrder, type Applicant } from '../support/applicant.js';
import { ApplicantPages } from '../support/applicant-pages.js';
import { openBrowser } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { noteworthy } from '../support/company.js';
import { acceptAndOrder } from '../support/form-pages.js';

describe('an order on hold', () => {
  let browser: Browser;
  let applicant: Applicant;
  let customer: ApplicantPages;
  let clerk: ClerkPages;

  beforeAll(async () => {
    browser = await openBrowser();
    applicant = await readyToOrder(noteworthy());
    customer = await ApplicantPages.withSession(browser, applicant);
    clerk = await ClerkPages.loggedIn(browser);
    await clerk.openOverview();
  });
  afterAll(() => browser.close());

  test('stays at the status page, which shows that there is nothing to do', async () => {
    await customer.goto('/hub/identifizierung/zusammenfassung');
    await acceptAndOrder(customer.page);
    await customer.isAt('/hub/identifizierung/status');
    await customer.says('Ihr Antrag wird geprüft');
    expect(await customer.faults()).toEqual([]);
    await customer.goto('/hub/identifizierung');
    await customer.isAt('/hub/identifizierung/status');
  });

  test('is marked for the clerk, released, and continues automatically for the customer', async () => {
    await clerk.search(applicant.caseId);
    await clerk.openFromList(applicant.caseId);
    await clerk.act('Antrag freigeben', { reason: 'Ausweis geprüft' });
    await clerk
      .card()
      .getByText(/freigegeben/)
      .first()
      .waitFor();
    await customer.page.getByText('Ihr Antrag wird geprüft').waitFor({ state: 'hidden' });
    await applicant.reaches(220, 240, 260, 310);
    expect(await clerk.faults()).toEqual([]);
  });
});
