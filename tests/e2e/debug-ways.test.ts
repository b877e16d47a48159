import type { Browser } from 'playwright-core';
import { closePages, openBrowser } from '../support/browser.js';
import { unknownCompany } from '../support/company.js';
import { acceptAndOrder } from '../support/form-pages.js';
import { chooseGmbh, next, register, skipSearch } from '../support/opening-pages.js';
import { StubbedCustomer } from '../support/stub/stubbed-customer.js';

describe('the pages of the debug mode', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const open = async (configuration: Record<string, unknown>): Promise<StubbedCustomer> => {
    const customer = await StubbedCustomer.open(browser, { token: null });
    customer.case.configuration = { mehrwerte: { active: false, mehrwerte: [] }, ...configuration };
    return customer;
  };
  const links = (customer: StubbedCustomer) =>
    customer.page.getByRole('navigation', { name: 'Testmodus mit Musterdaten' }).getByRole('link');
  /** What was asked of the server, besides the settings of the bank and the session. */
  const asked = ({ calls }: StubbedCustomer) =>
    calls
      .map(({ method, path }) => `${method} ${path}`)
      .filter((one) => !/ \/(?:configuration|me\/refresh)$/.test(one));

  const pages = [
    ['Vergleich', '/debug/produkte/vergleich', 'Komfort'],
    ['Konto eröffnen', '/debug/produkte/1', 'Bevor es losgeht'],
    ['Online eröffnen', '/debug/produkte/1/online', 'Welche Rechtsform hat Ihr Unternehmen?'],
    ['Angaben', '/debug/identifizierung/1/GMBH', 'Angaben zu Unternehmen und Personen'],
    ['Zusammenfassung', '/debug/identifizierung/zusammenfassung', 'Zusammenfassung und Bestellung'],
    ['Übertragen', '/debug/identifizierung/uebertragen', 'Ihr Antrag ist bei uns angekommen'],
    ['Status', '/debug/identifizierung/status', 'Stand Ihres Antrags'],
  ] as const;

  test.each(pages)('"%s" opens at its address in debug mode only, and asks the server nothing', async (...page) => {
    const [, path, heading] = page;
    const visitor = await open({});
    await visitor.goto(path);
    await visitor.heading('Seite nicht gefunden').waitFor();
    const customer = await open({ debug: true });
    await customer.goto(path);
    await customer.heading(heading).first().waitFor();
    expect(await links(customer).count()).toBe(pages.length);
    expect(asked(customer)).toEqual([]);
    expect(await customer.faults()).toEqual([]);
  });

  test('each page leads to every other one', async () => {
    const customer = await open({ debug: true });
    await customer.goto(pages[0][1]);
    for (const [from] of pages) {
      for (const [name, path, heading] of pages) {
        await links(customer)
          .filter({ hasText: new RegExp(`^${name}$`) })
          .click();
        await customer.isAt(path);
        await customer.heading(heading).first().waitFor();
      }
      await links(customer)
        .filter({ hasText: new RegExp(`^${from}$`) })
        .click();
    }
    expect(asked(customer)).toEqual([]);
  });

  test('the way from the question to the state of the application stays in debug mode, and sends no order', async () => {
    const customer = await open({ debug: true });
    const { page } = customer;
    await customer.goto('/debug/produkte/2');
    await page.getByRole('radio', { name: /^Nein, ich bin neu hier/ }).check();
    await next(page);
    await customer.isAt('/debug/produkte/2/online');
    await chooseGmbh(page);
    await skipSearch(page);
    await register(page, unknownCompany(), 'aenne@example.de');
    await customer.isAt('/debug/identifizierung/2/GMBH');
    await customer.heading('Angaben zu Unternehmen und Personen').waitFor();
    await customer.button('Weiter').last().click();
    await customer.isAt('/debug/identifizierung/zusammenfassung');
    await acceptAndOrder(page);
    await page.getByText('Ihr Antrag wird nicht übertragen.').waitFor();
    await customer.isAt('/debug/identifizierung/uebertragen');
    await page.getByRole('link', { name: 'Zum Stand des Antrags' }).click();
    await customer.isAt('/debug/identifizierung/status');
    await customer.heading('Stand Ihres Antrags').waitFor();
    expect(asked(customer)).toEqual([]);
    expect(await customer.faults()).toEqual([]);
  });
});
