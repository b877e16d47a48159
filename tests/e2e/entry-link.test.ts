import type { Browser, Page } from 'playwright-core';
import { closePages, holds, openBrowser } from '../support/browser.js';
import { next, skipSearch } from '../support/opening-pages.js';
import { StubbedCustomer } from '../support/stub/stubbed-customer.js';

describe('an entry link of the bank', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const visitor = () => StubbedCustomer.open(browser, { token: null });
  const prefill = new URLSearchParams({ 'form[rechtsform]': 'GMBH', 'form[firma]': `${'Lang'.repeat(60)} GmbH` });

  const chooseKomfort = (page: Page) => page.getByRole('link', { name: /Konto eröffnen.*Komfort/ }).click();

  test.each([
    ['/start', {}],
    ['/start/produkte/vergleich', {}],
    ['/start/produkte/2', {}],
    ['/start/produkte/2/online', {}],
    ['/fk/2', {}],
    ['/start/produkte/2', { disableOnlineOderTermin: true }],
    ['/fk/2', { disableOnlineOderTermin: true }],
    ['/start/produkte/vergleich', { isVrPaymentInstance: true }],
  ])('the values of a link to %s with %o reach the registration, uncut, and survive a reload', async (...way) => {
    const [address, configuration] = way;
    const customer = await visitor();
    const { page } = customer;
    customer.case.configuration = configuration;
    await customer.goto(`${address}?${prefill.toString()}&quelle=Brief`);
    const isStraight = Object.keys(configuration).length > 0 || address.endsWith('/online');
    if (address.startsWith('/start') && !address.includes('/2') && !isStraight) await chooseKomfort(page);
    if (!isStraight) {
      await page.getByRole('radio', { name: /^Nein, ich bin neu hier/ }).check();
      await next(page);
    }
    await page.getByRole('radio', { name: /\(GmbH\)$/, checked: true }).waitFor();
    await page.waitForURL((url) => url.search === '?quelle=Brief');
    await next(page);
    await skipSearch(page);
    await holds(page.locator('[name=firma]'), prefill.get('form[firma]')!);
    await page.reload();
    await holds(page.locator('[name=firma]'), prefill.get('form[firma]')!);
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, window.location.href]));
    expect(kept).not.toContain('LangLang');
  });

  test('an adviser who looks at the packages again, and chooses one, is still the adviser', async () => {
    const customer = await visitor();
    await customer.goto('/start/produkte/2/online?berater-einstieg=1');
    await customer.page.getByRole('link', { name: 'Anderes Paket wählen' }).click();
    await customer.isAt('/start/produkte/vergleich');
    await chooseKomfort(customer.page);
    await customer.page.getByRole('radio', { name: /^Nein, ich bin neu hier/ }).check();
    await next(customer.page);
    await customer.heading('Welche Rechtsform hat das Unternehmen Ihrer Kundin oder Ihres Kunden?').waitFor();
  });
});
