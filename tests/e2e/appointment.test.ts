import type { Browser } from 'playwright-core';
import { axeFindings, closePages, openBrowser } from '../support/browser.js';
import { heading, next } from '../support/opening-pages.js';
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
    expect(await addressOf('Termin vereinbaren')).toBe('https://termine.example/?konto=Komfort');
    expect(await addressOf('030 555 0123 anrufen')).toBe('tel:0305550123');
    expect([...(await axeFindings(page)), ...(await customer.faults())]).toEqual([]);
    await page.getByRole('radio', { name: /Ja, ich bin schon/ }).check();
    await offer.waitFor({ state: 'hidden' });
  });

  test('what was typed is still there after a look at the calendar', async () => {
    const customer = await StubbedCustomer.open(browser, { token: null });
    const { page } = customer;
    const calendar = 'https://termine.example/?konto=Komfort';
    await page.route('https://termine.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'Termine' }),
    );
    customer.case.configuration = {
      appointment: { url: 'https://termine.example/', phone: '' },
      isKycNowActive: false,
    };
    await customer.goto('/fk/2');
    await page.getByText('Lieber persönlich?').waitFor();
    expect(await page.getByText('Doch online eröffnen').count()).toBe(0);
    await page.getByRole('radio', { name: /Nein/ }).check();
    await next(page);
    await page.getByRole('radio', { name: /Ja, mein Unternehmen ist in einem Register/ }).check();
    await page.getByRole('radio', { name: 'Kapitalgesellschaft' }).check();
    await page.getByRole('radio', { name: /\(GmbH\)$/ }).check();
    await next(page);
    await heading(page, 'Registrieren Sie sich');
    await page.getByLabel('Firmenname/Unternehmensbezeichnung').fill('Weiß & Söhne GmbH');
    await page.getByLabel('Nachname').fill('Weiß');
    await page.getByRole('link', { name: 'Termin vereinbaren' }).click();
    await page.waitForURL(calendar);
    await customer.goto('/fk/2');
    await page.getByText('Ihre bisherigen Angaben sind noch da.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Doch online eröffnen' }).click();
    await heading(page, 'Registrieren Sie sich');
    expect(await page.getByLabel('Firmenname/Unternehmensbezeichnung').inputValue()).toBe('Weiß & Söhne GmbH');
    expect(await page.getByLabel('Nachname').inputValue()).toBe('Weiß');
    expect(new URL(page.url()).search).toBe('?schritt=3');
  });
});
