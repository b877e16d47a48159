import type { Browser } from 'playwright-core';
import { closePages, openBrowser } from '../support/browser.js';
import { StubbedCustomer } from '../support/stub/stubbed-customer.js';
import { tokenFor } from '../support/stub/token.js';

/** Whom the page after a failed identity check speaks to, in every state that a browser can be in. */
describe('the page after a failed identity check', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const check = 'https://check.example/1';
  const person = (name: string, value: string, acting: boolean) => ({
    name,
    status: { value, source: 'solaris', required: true, acting, missingInformation: [], attemptsLeft: 2 },
    url: check,
  });
  const open = async (token: string | null, persons: ReturnType<typeof person>[] = []): Promise<StubbedCustomer> => {
    const customer = await StubbedCustomer.open(browser, { token, width: 360 });
    Object.assign(customer.case, { status: 220, persons });
    await customer.goto('/identifikation/fehler');
    return customer;
  };
  const again = ({ page }: StubbedCustomer) => page.getByRole('link', { name: 'Noch einmal versuchen' });
  const toStatus = ({ page }: StubbedCustomer) => page.getByRole('link', { name: 'Zum Stand des Antrags' });

  test('a customer whose own check is open is offered another try', async () => {
    const customer = await open(tokenFor(), [
      person('Änne Weiß', 'pending', true),
      person('Jörg Groß', 'pending', false),
    ]);
    await customer.heading('Ihre Identifikation ist fehlgeschlagen').waitFor();
    await customer.page.getByText('Sie haben noch zwei Versuche.').waitFor();
    expect(await again(customer).getAttribute('href')).toBe(check);
    expect(await customer.faults()).toEqual([]);
  });

  test('a customer who is identified reads who else has failed, and what they can do', async () => {
    const persons = [person('Änne Weiß', 'successful', true), person('Jörg Groß', 'pending', false)];
    const customer = await open(tokenFor(), persons);
    await customer.heading('Die Identifikation einer weiteren Person ist fehlgeschlagen').waitFor();
    await customer.page.getByText('Noch offen: Jörg Groß.').waitFor();
    await customer.page.getByText('öffnen Sie für einen weiteren Versuch den Link in Ihrer eigenen E-Mail').waitFor();
    expect(await again(customer).count()).toBe(0);
    expect(await toStatus(customer).getAttribute('href')).toBe('/hub');
    expect(await customer.faults()).toEqual([]);
  });

  test('an adviser reads that the customer has failed, and is led to the area of the bank', async () => {
    const customer = await open(tokenFor({ roles: ['ROLE_ADMIN'] }));
    await customer.heading('Die Identifikation Ihrer Kundin oder Ihres Kunden ist fehlgeschlagen').waitFor();
    const link = customer.page.getByRole('link', { name: 'Zum Bankzugang' });
    expect(await link.getAttribute('href')).toBe('/bm');
    expect(await toStatus(customer).count()).toBe(0);
    expect(customer.called('GET /bgo_identifications/{id}')).toEqual([]);
    expect(await customer.faults()).toEqual([]);
  });

  test.each([
    ['nobody', null],
    ['an address that is not confirmed', tokenFor({ verified: false })],
  ])('with %s signed in, co-signer and customer each read what to do', async (_who, token) => {
    const customer = await open(token);
    await customer.heading('Ihre Identifikation ist fehlgeschlagen').waitFor();
    await customer.page.getByText('wenden Sie sich an die Person in Ihrem Unternehmen').waitFor();
    await customer.page.getByText('Sie wurden eingeladen?').waitFor();
    await customer.page.getByText('Sie haben den Antrag selbst gestellt?').waitFor();
    expect(await toStatus(customer).getAttribute('href')).toBe('/hub');
    expect(customer.called('GET /bgo_identifications/{id}')).toEqual([]);
    expect(await customer.faults()).toEqual([]);
  });
});
