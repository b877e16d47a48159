import type { Browser } from 'playwright-core';
import { axeFindings, closePages, openBrowser } from '../support/browser.js';
import { StubbedCustomer } from '../support/stub/stubbed-customer.js';

describe('the choice between online and an appointment', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  test.each([360, 1280])('has the appointment only where the bank offers one (%i px)', async (width) => {
    const customer = await StubbedCustomer.open(browser, { token: null, width });
    const { page } = customer;
    const main = page.getByRole('main');
    const offer = main.getByText('Lieber persönlich?');
    await customer.goto('/fk/2');
    await page.getByRole('radio').first().waitFor();
    expect(await offer.count()).toBe(0);
    customer.case.configuration = { appointment: { url: 'https://termine.example/', phone: '030 555 0123' } };
    await customer.goto('/fk/2');
    await offer.waitFor();
    const addressOf = (name: string) => main.getByRole('link', { name, exact: true }).getAttribute('href');
    expect(await addressOf('Termin vereinbaren')).toBe('https://termine.example/');
    expect(await addressOf('030 555 0123 anrufen')).toBe('tel:0305550123');
    expect([...(await axeFindings(page)), ...(await customer.faults())]).toEqual([]);
    await page.getByRole('radio', { name: /Ja, ich bin schon/ }).check();
    await offer.waitFor({ state: 'hidden' });
  });
});
