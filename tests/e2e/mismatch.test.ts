import type { Browser } from 'playwright-core';
import { readyToOrder, type Applicant } from '../support/applicant.js';
import { ApplicantPages } from '../support/applicant-pages.js';
import { openBrowser } from '../support/browser.js';
import { unknownCompany, velmarisDeviating } from '../support/company.js';
import { acceptAndOrder } from '../support/form-pages.js';

const confirmation = 'Hiermit bestätige ich die Vollständigkeit und Richtigkeit meiner Angaben.';

describe('persons that differ from the register', () => {
  let browser: Browser;
  let applicant: Applicant;
  let customer: ApplicantPages;

  beforeAll(async () => {
    browser = await openBrowser();
    applicant = await readyToOrder(velmarisDeviating);
    customer = await ApplicantPages.withSession(browser, applicant);
  });
  afterAll(() => browser.close());

  const assignOle = async (takesSpelling = false): Promise<void> => {
    // Of the page that was opened last: the one before has a button that can be pressed.
    await customer.page.getByRole('button', { name: 'Daten bestätigen', exact: true, disabled: true }).waitFor();
    await customer.page.getByRole('radio', { name: /Ole Kessling/ }).check();
    await customer.says('weicht ab');
    if (takesSpelling)
      await customer.page.getByRole('checkbox', { name: 'Schreibweise „Torben Kessling“ übernehmen' }).check();
    const box = customer.page.getByRole('checkbox', { name: confirmation });
    if ((await box.count()) > 0) await box.check();
    expect(await customer.faults()).toEqual([]);
    await customer.press('Daten bestätigen');
  };

  test('redirect from the order to the page that resolves them', async () => {
    await customer.goto('/hub/identifizierung/zusammenfassung');
    await acceptAndOrder(customer.page);
    await customer.isAt('/hub/identifizierung/personen-abgleich');
    await customer.showsHeading('Abweichende Daten');
    await customer.page.getByRole('heading', { name: /Torben Kessling/ }).waitFor();
    await customer.headingHasFocus();
  });

  test('are shown on another device as well', async () => {
    const other = await ApplicantPages.byMailedLink(browser, applicant, 360);
    await other.isAt('/hub/identifizierung/fortsetzen');
    await other.press('Antrag fortsetzen');
    await other.isAt('/hub/identifizierung/personen-abgleich');
    await other.page.getByRole('heading', { name: /Torben Kessling/ }).waitFor();
    expect(await other.faults()).toEqual([]);
    await other.close();
  });

  test('are assigned, first representatives, then owners, and the case continues', async () => {
    await assignOle();
    await customer.isAt('/hub/identifizierung/personen-abgleich-wb');
    await assignOle(true);
    await customer.page.waitForURL(/\/hub\/identifizierung\/(uebertragen|status)$/);
    expect(await applicant.status()).toBeGreaterThanOrEqual(220);
    const { items } = await applicant.portal();
    expect(items).toContainEqual(expect.objectContaining({ type: 'person', title: 'Torben Kessling' }));
  });

  test('can be aborted, after a confirmation', async () => {
    const other = await readyToOrder(unknownCompany('Abweichung Eigentum'));
    const window = await ApplicantPages.withSession(browser, other);
    await window.goto('/hub/identifizierung/zusammenfassung');
    await acceptAndOrder(window.page);
    await window.isAt('/hub/identifizierung/personen-abgleich-wb');
    await window.press('Abbrechen');
    await window.dialog().getByText('Sind Sie sicher, dass Sie die Kontoeröffnung abbrechen wollen?').waitFor();
    expect(await window.faults()).toEqual([]);
    await window.dialog().getByRole('button', { name: 'Kontoeröffnung abbrechen' }).click();
    await window.isAt('/hub/identifizierung/status');
    await window.says('Sie haben den Antrag abgebrochen');
    expect(await other.status()).toBe(350);
  });
});
