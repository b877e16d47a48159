import type { Browser } from 'playwright-core';
import { readyToOrder, type Applicant } from '../support/applicant.js';
import { ApplicantPages } from '../support/applicant-pages.js';
import { openBrowser } from '../support/browser.js';
import { unknownCompany } from '../support/company.js';
import { until } from '../support/until.js';

describe('the summary before the order', () => {
  let browser: Browser;
  let applicant: Applicant;

  beforeAll(async () => {
    browser = await openBrowser();
    applicant = await readyToOrder(unknownCompany());
  });
  afterAll(() => browser.close());

  const open = async (width: number): Promise<ApplicantPages> => {
    const customer = await ApplicantPages.loggedIn(browser, applicant, width);
    await customer.goto('/hub/identifizierung/zusammenfassung');
    await customer.page.getByRole('heading', { name: 'Ihre Zustimmung' }).waitFor();
    return customer;
  };
  const isInView = (element: Element): boolean => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  };

  test('has the price and the order button in view from top to end, and the package once', async () => {
    const customer = await open(1280);
    const { page } = customer;
    const button = page.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
    const card = page.getByRole('region', { name: 'Ihr Paket' });
    expect(await card.count()).toBe(1);
    for (const place of [0, 0.5, 1]) {
      await page.evaluate((part) => window.scrollTo(0, part * document.documentElement.scrollHeight), place);
      expect(await button.evaluate(isInView)).toBe(true);
      expect(await card.getByText('Im Monat').evaluate(isInView)).toBe(true);
    }
    await customer.close();
  });

  test('shows every form of a complete application as complete', async () => {
    const customer = await open(1280);
    const forms = customer.page.getByRole('region', { name: 'Stand Ihrer Angaben' }).getByRole('listitem');
    const areComplete = async (): Promise<boolean> => {
      const statuses = (await forms.allInnerTexts()).map((shown) => shown.split('\n').at(-1));
      return statuses.length > 2 && statuses.every((status) => status === 'Vollständig');
    };
    await until(areComplete, { what: 'the forms as complete' });
    await customer.close();
  });

  test('has on a phone the package once, and the button at its end', async () => {
    const customer = await open(360);
    const { page } = customer;
    expect(await page.getByRole('region', { name: 'Ihr Paket' }).count()).toBe(1);
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).scrollIntoViewIfNeeded();
    await page.getByText(/^Bitte bestätigen Sie noch:/).waitFor();
    await customer.close();
  });
});
