import type { Browser } from 'playwright-core';
import { closePages, openBrowser } from '../support/browser.js';
import { openPart } from '../support/form-pages.js';
import { applicationOf } from '../support/stub/stubbed-case.js';
import { StubbedCustomer } from '../support/stub/stubbed-customer.js';
import { until } from '../support/until.js';

describe('from the form of the customer app to the order', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const form = '/hub/identifizierung';
  const summary = '/hub/identifizierung/zusammenfassung';
  const director = { value: 'created', source: 'solaris', required: true, acting: false, missingInformation: [] };
  const option = { active: true, editable: true, longText: 'Kasse und Terminal' };
  const mehrwerte = {
    active: true,
    mehrwerte: [
      { ...option, key: 'a', label: 'Kasse', labelForPopup: 'Die Kasse im Laden' },
      { ...option, key: 'b', label: 'Kredit' },
    ],
  };

  async function filling(): Promise<StubbedCustomer> {
    const customer = await StubbedCustomer.open(browser);
    Object.assign(customer.case, { status: 210, handedOver: false, commands: ['saveForm'] });
    return customer;
  }

  const boxes = ({ page }: StubbedCustomer) =>
    page.getByRole('group', { name: 'Ihre Zustimmung' }).getByRole('checkbox');
  /** The summary of a complete application. */
  async function sampleSummary(): Promise<StubbedCustomer> {
    const customer = await StubbedCustomer.open(browser, { token: null });
    customer.case.configuration = { debug: true };
    await customer.page.clock.install();
    await customer.goto('/debug/identifizierung/zusammenfassung');
    await boxes(customer).first().waitFor();
    return customer;
  }

  test('an order needs every required box', async () => {
    const customer = await sampleSummary();
    const order = customer.button('Zahlungspflichtig bestellen');
    const required = await boxes(customer).and(customer.page.locator('[aria-required=true]')).all();
    expect(required.length).toBeGreaterThan(1);
    await order.dispatchEvent('click');
    await customer.page.getByText('Bestätigung erforderlich').first().waitFor();
    expect(await customer.page.getByText('Ihr Antrag wird nicht übertragen.').count()).toBe(0);
    for (const one of required) {
      expect(await order.getAttribute('aria-disabled')).toBe('true');
      await one.check();
    }
    await order.and(customer.page.locator(':not([aria-disabled])')).waitFor();
    await required[0]!.uncheck();
    await order.and(customer.page.locator('[aria-disabled=true]')).waitFor();
  });

  test('in debug mode an order is a notice, and 2 s later the submitted page', async () => {
    const customer = await sampleSummary();
    for (const one of await boxes(customer).all()) await one.check();
    const { page } = customer;
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await customer.button('Zahlungspflichtig bestellen').click();
    await page.getByText('Ihr Antrag wird nicht übertragen.').waitFor();
    await page.clock.runFor(1_999);
    expect(new URL(page.url()).pathname).toBe('/debug/identifizierung/zusammenfassung');
    await page.clock.runFor(1);
    await customer.isAt('/debug/identifizierung/uebertragen');
    await page.clock.resume();
    await customer.heading('Ihr Antrag ist bei uns angekommen').waitFor();
    expect(customer.called('POST /me/startIdentification')).toEqual([]);
  });

  test('the next page after the form is the summary, by its parameter', async () => {
    const customer = await StubbedCustomer.open(browser, { token: null });
    customer.case.configuration = { debug: true, mehrwerte: { active: false, mehrwerte: [] } };
    await customer.goto('/debug/identifizierung/2/GMBH');
    await customer
      .button(/^Weiter zur/)
      .or(customer.button('Weiter'))
      .last()
      .click();
    await customer.isAt('/debug/identifizierung/zusammenfassung');
    expect(new URL(customer.page.url()).search).toBe('?summary=false');
    await customer.heading('Zusammenfassung und Bestellung').waitFor();
  });

  test('the sidebar has the chosen Mehrwerte from the form on, and the summary a link to them', async () => {
    const customer = await filling();
    customer.case.configuration = { mehrwerte };
    customer.case.mehrwerte = { a: true, b: false };
    const chosen = customer.page.getByRole('complementary').getByRole('region', { name: 'Ihre Mehrwerte' });
    const change = customer.page.getByRole('link', { name: 'Auswahl ändern' });
    const shows = async (path: string, links: number) => {
      await customer.goto(path);
      await chosen.waitFor();
      expect(await chosen.getByRole('listitem').allTextContents()).toEqual(['Kasse']);
      if (links > 0) await change.first().waitFor();
      expect(await change.count()).toBe(links);
    };
    await shows(form, 0);
    await shows(summary, 1);
    Object.assign(customer.case, { status: 220, handedOver: true });
    await shows('/hub/identifizierung/uebertragen', 0);
    await shows('/hub/identifizierung/status', 0);
  });

  test('the Mehrwerte have back and next; from the summary they are saved, and lead back to it', async () => {
    const customer = await filling();
    customer.case.configuration = { mehrwerte };
    customer.case.mehrwerte = { a: true, b: false };
    customer.answer('PUT /bgo_identifications/{id}', ({ body }) => ({
      json: { ...applicationOf(customer.case), ...(body as object), version: 2 },
    }));
    const buttons = () =>
      customer.page.getByRole('main').getByRole('button', { name: /^(Weiter|Zurück|Auswahl speichern)$/ });
    await customer.goto('/hub/identifizierung/mehrwerte');
    await customer.button('Zurück').waitFor();
    expect(await buttons().allTextContents()).toEqual(['Weiter', 'Zurück']);
    await customer.button('Zurück').click();
    await customer.isAt(form);
    await customer.goto(summary);
    await customer.page.getByRole('link', { name: 'Auswahl ändern' }).click();
    await customer.button('Auswahl speichern').waitFor();
    expect(await buttons().allTextContents()).toEqual(['Auswahl speichern']);
    await customer.button('Auswahl speichern').click();
    await customer.isAt(summary);
    expect(customer.called('PUT /bgo_identifications/{id}')[0]?.body).toMatchObject({
      mehrwerteSelection: { a: true, b: false },
    });
  });

  test('a Mehrwert is explained under the title of the package and a headline', async () => {
    const customer = await filling();
    customer.case.configuration = { mehrwerte };
    await customer.goto('/hub/identifizierung/mehrwerte');
    await customer.button(/^Mehr erfahren über Kasse/).click();
    const dialog = customer.page.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'Die Kasse im Laden' }).waitFor();
    await dialog.getByText('Zu Ihrem Paket Komfort').waitFor();
  });

  test.each([false, true])(
    'an instance of a payment provider (%s) has neither cart nor package switch',
    async (isVrPaymentInstance) => {
      const customer = await filling();
      customer.case.configuration = { isVrPaymentInstance };
      await customer.goto(form);
      const { page } = customer;
      const sidebar = page.getByRole('complementary');
      await sidebar.getByText('Stand Ihrer Angaben').waitFor();
      const cart = sidebar.getByText('Paket Komfort');
      const change = page.getByRole('link', { name: 'Paket wechseln' });
      const expected = isVrPaymentInstance ? 0 : 1;
      if (expected > 0) for (const one of [cart, change]) await one.first().waitFor();
      expect([await cart.count(), await change.count()]).toEqual([expected, expected]);
    },
  );

  test('a change of the form is seen 500 ms after the last one', async () => {
    const customer = await filling();
    await customer.stopClock();
    await customer.goto(form);
    const company = await openPart(customer.page, /^Unternehmensdaten/);
    const status = customer.page
      .getByRole('complementary')
      .getByRole('listitem')
      .filter({ hasText: 'Unternehmensdaten' });
    const before = await status.textContent();
    const { clock } = customer.page;
    const city = company.getByLabel('Ort', { exact: true });
    await city.fill('Ber');
    await clock.runFor(499);
    await city.fill('Berlin');
    await clock.runFor(499);
    expect(await status.textContent()).toBe(before);
    await clock.runFor(1);
    await until(async () => (await status.textContent()) !== before, { what: 'the changed status' });
  });

  test.each([
    ['GMBH', 2, [2]],
    ['GBR', 2, []],
    ['GBR', 3, [2, 3]],
  ])('of a %s with %i persons these can be removed: %j', async (legalForm, count, expected) => {
    const customer = await filling();
    customer.case.legalForm = legalForm;
    const names = ['Jörg Weiß', 'Mia Weiß'].slice(0, count - 1);
    customer.case.persons.push(...names.map((name) => ({ name, status: director })));
    await customer.goto(form);
    const removable: number[] = [];
    for (let number = 1; number <= count; number++) {
      const part = await openPart(customer.page, new RegExp(`^Person ${number}`));
      await part.getByLabel('Nachname').waitFor();
      if ((await part.getByRole('button', { name: 'Person entfernen' }).count()) > 0) removable.push(number);
    }
    expect(removable).toEqual(expected);
  });

  test('giving up a comparison with the documents only opens the status page', async () => {
    const customer = await StubbedCustomer.open(browser);
    const found = { firstName: 'Jörg', lastName: 'Weiß', source: 'DOCUMENT' };
    const entered = { firstName: 'Änne', lastName: 'Weiß' };
    const functionariesMatchingResult = {
      kind: 'FUNCTIONARIES',
      source: 'DOCUMENT',
      leftSide: { '4711-0001': entered },
      rightSide: [found],
    };
    const start = { state: 'interrupted_functionaries_mismatch', functionariesMatchingResult };
    Object.assign(customer.case, { status: 255, start });
    await customer.goto('/hub/identifizierung/status/personen-abgleich');
    await customer.heading('Abweichende Daten').waitFor();
    await customer.button('Abbrechen').click();
    await customer.button('Jetzt abbrechen').click();
    await customer.isAt('/hub/identifizierung/status');
    await customer.heading('Stand Ihres Antrags').waitFor();
    expect(customer.called('POST /me/continue-identification')).toEqual([]);
  });
});
