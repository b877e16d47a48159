import type { Browser, Page } from 'playwright-core';
import { addresses } from '../support/addresses.js';
import { closePages, openBrowser } from '../support/browser.js';
import { StubbedCustomer } from '../support/stub/stubbed-customer.js';
import { tokenFor } from '../support/stub/token.js';
import { until } from '../support/until.js';

type Accounts = Readonly<Record<string, { readonly id: number; readonly title: string; readonly linkTarget?: string }>>;

describe('the entry of the customer app', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const renewal = 'POST /me/refresh';
  const visitor = () => StubbedCustomer.open(browser, { token: null });
  const unverified = () => StubbedCustomer.open(browser, { token: tokenFor({ verified: false }) });
  const pathOf = (page: Page) => new URL(page.url()).pathname;
  const headingOf = async (customer: StubbedCustomer, name: string) => customer.heading(name).waitFor();

  /** The packages of the bank; all but those of the list are opened elsewhere. */
  async function onlyHere(...ids: readonly number[]): Promise<Accounts> {
    const { konten } = (await (await fetch(`${addresses.portal}/api/configuration`)).json()) as { konten: Accounts };
    const elsewhere = { linkTarget: 'https://elsewhere.example/', linkText: 'Mehr' };
    return Object.fromEntries(
      Object.entries(konten).map(([key, account]) => [
        key,
        ids.includes(account.id) ? { ...account, linkTarget: '' } : { ...account, ...elsewhere },
      ]),
    );
  }

  /** A customer who fills in the application. */
  async function filling(kontoId: number, konten: Accounts): Promise<StubbedCustomer> {
    const customer = await StubbedCustomer.open(browser);
    Object.assign(customer.case, { status: 210, handedOver: false, commands: ['saveForm'], kontoId });
    customer.case.configuration = { konten };
    return customer;
  }

  test('in debug mode there are the comparison and the online opening of a package', async () => {
    const customer = await visitor();
    const shown = customer.page.getByRole('navigation', { name: 'Testmodus mit Musterdaten' });
    for (const path of ['/debug/produkte/vergleich', '/debug/produkte/3/online']) {
      await customer.goto(path);
      await headingOf(customer, 'Seite nicht gefunden');
    }
    customer.case.configuration = { debug: true };
    await customer.goto('/debug/produkte/vergleich');
    await customer.page.locator('li[aria-labelledby]').first().waitFor();
    await shown.waitFor();
    await customer.goto('/debug/produkte/3/online');
    await customer.page.getByText('Ihr Paket: Premium').waitFor();
    await headingOf(customer, 'Welche Rechtsform hat Ihr Unternehmen?');
    await shown.waitFor();
  });

  test('/start alone leads to the comparison, with its query', async () => {
    const customer = await visitor();
    await customer.goto('/start?berater-einstieg=1');
    await customer.isAt('/start/produkte/vergleich');
    expect(new URL(customer.page.url()).search).toBe('?berater-einstieg=1');
    await customer.page.locator('li[aria-labelledby]').first().waitFor();
  });

  test('the only package without an external link is chosen, and the form opens', async () => {
    const customer = await filling(2, await onlyHere(1));
    customer.answer('POST /me/change-order-data', ({ body }) => {
      customer.case.kontoId = (body as { orderData: { kontoId: number } }).orderData.kontoId;
      return { status: 204 };
    });
    await customer.goto('/hub');
    await customer.isAt('/hub/identifizierung');
    expect(customer.called('POST /me/change-order-data').map(({ body }) => body)).toEqual([
      { orderData: { kontoId: 1 } },
    ]);
    await customer.page.getByText('Paket Aktiv').first().waitFor();
  });

  test('of several packages one has to be chosen, without a way back; those with an external link are not shown', async () => {
    const customer = await filling(2, await onlyHere(1, 3));
    await customer.goto('/hub');
    await customer.isAt('/hub/identifizierung/kontomodell');
    await headingOf(customer, 'Paket wählen');
    const cards = customer.page.locator('li[aria-labelledby]');
    await cards.first().waitFor();
    expect(await cards.getByRole('heading').allTextContents()).toEqual(['Aktiv', 'Premium']);
    const cancel = customer.page.getByRole('link', { name: 'Abbrechen' });
    expect(await cancel.count()).toBe(0);
    customer.case.kontoId = 3;
    await customer.goto('/hub/identifizierung/kontomodell');
    await cancel.click();
    await customer.isAt('/hub/identifizierung');
  });

  test('the activation starts anew by the browser’s back', async () => {
    const customer = await unverified();
    await customer.goto('/start/produkte/3');
    await headingOf(customer, 'Bevor es losgeht');
    await customer.goto('/hub/aktivierung');
    await customer.button('Neu beginnen').click();
    await customer.isAt('/start/produkte/3');
    await customer.page.goForward();
    await customer.isAt('/hub/aktivierung');
  });

  test('the activation asks every 10 s; once verified a check icon is shown, and the hub opens after 1 s', async () => {
    const customer = await unverified();
    await customer.stopClock();
    await customer.goto('/hub/aktivierung');
    await headingOf(customer, 'Bestätigen Sie Ihre E-Mail-Adresse');
    const asked = () => customer.called(renewal).length;
    const before = asked();
    const { clock } = customer.page;
    // What the page sent before this call has arrived with its answer.
    const answered = () => customer.page.evaluate(async () => (await fetch('/api/configuration')).status);
    await clock.runFor(9_999);
    await answered();
    expect(asked()).toBe(before);
    await clock.runFor(1);
    await until(() => Promise.resolve(asked() === before + 1), { what: 'the first question' });
    customer.answer(renewal, () => ({ json: { token: tokenFor() } }));
    await clock.runFor(10_000);
    const said = customer.page.getByRole('status').filter({ hasText: 'Ihre E-Mail-Adresse ist bestätigt.' });
    await said.locator('svg path[d*="L10 14.17l7.59-7.59"]').waitFor();
    expect(asked()).toBe(before + 2);
    await clock.runFor(999);
    await answered();
    expect(pathOf(customer.page)).toBe('/hub/aktivierung');
    await clock.runFor(1);
    await customer.isAt('/hub/identifizierung/status');
  });

  test.each(['GET /me', 'GET /bgo_identifications/{id}', 'GET /bgo_identifications_portal/{id}'])(
    'where %s fails on the way to a page, a red notice is shown and the page stays',
    async (call) => {
      const customer = await StubbedCustomer.open(browser);
      customer.case.status = 220;
      await customer.goto('/hub/identifizierung/uebertragen');
      const way = customer.page.getByRole('link', { name: 'Zum Stand des Antrags' });
      await way.waitFor();
      customer.refuse(call, { status: 500, message: 'Die Daten sind nicht da.' });
      await way.click();
      await customer.alert('Ihr Antrag konnte nicht geladen werden').getByText('Die Daten sind nicht da.').waitFor();
      expect(pathOf(customer.page)).toBe('/hub/identifizierung/uebertragen');
      expect(await customer.page.getByText('Wird geladen').count()).toBe(0);
      await way.waitFor();
    },
  );
});
