import type { Browser } from 'playwright-core';
import { closePages, openBrowser } from '../support/browser.js';
import { StubbedCustomer } from '../support/stub/stubbed-customer.js';
import { tokenFor } from '../support/stub/token.js';
import { until } from '../support/until.js';

describe('the session of a customer', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const verify = 'POST /me/simpleVerification/abc';
  const renewal = 'POST /me/refresh';
  const loggedIn = ({ page }: StubbedCustomer) => page.getByRole('button', { name: 'Abmelden' });
  const stored = ({ page }: StubbedCustomer) =>
    page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));

  /** A visitor at a mailed link, whose clock is stopped. */
  async function atLink(answer: (customer: StubbedCustomer) => void): Promise<StubbedCustomer> {
    const customer = await StubbedCustomer.open(browser, { token: null });
    await customer.page.clock.install({ time: 0 });
    await customer.page.clock.pauseAt(3_600_000);
    answer(customer);
    await customer.goto('/hub/aktivierung/abc');
    return customer;
  }

  test.each([false, true])('a confirmed address, created by an adviser: %s', async (createdByBerater) => {
    const tokens = { token: tokenFor(), refresh_token: 'stub' };
    const customer = await atLink((one) => one.answer(verify, () => ({ json: { ...tokens, createdByBerater } })));
    await loggedIn(customer).waitFor();
    expect(await stored(customer)).not.toContain(tokens.token);
    await customer.page.clock.runFor(1_499);
    expect(customer.called('GET /me')).toEqual([]);
    await customer.page.clock.runFor(1);
    await until(async () => customer.called('GET /me').length > 0, { what: 'the me data' });
    if (createdByBerater) return customer.isAt('/hub/identifizierung/status');
    await customer.page.getByText('Ihre E-Mail-Adresse ist bestätigt.').waitFor();
    expect(await customer.page.getByRole('main').getByRole('link').getAttribute('href')).toBe('/hub');
    expect(customer.called('GET /me')).toHaveLength(1);
  });

  test('a confirmed address stays one when the registration cannot be read then', async () => {
    const tokens = { token: tokenFor(), refresh_token: 'stub', createdByBerater: false };
    const customer = await atLink((one) => one.answer(verify, () => ({ json: tokens })));
    await loggedIn(customer).waitFor();
    customer.refuse('GET /me', { status: 503, message: 'Der Dienst ist kurz nicht erreichbar.' });
    await customer.page.clock.runFor(1_500);
    await customer.page.getByText('Ihre E-Mail-Adresse ist bestätigt.').waitFor();
    await customer
      .alert('Ihr Antrag konnte nicht geladen werden')
      .getByText('Der Dienst ist kurz nicht erreichbar.')
      .waitFor();
    expect(await customer.page.getByRole('main').getByRole('link').getAttribute('href')).toBe('/hub');
  });

  test('a refused confirmation is reported, and closing the notice leads to the hub', async () => {
    const customer = await atLink((one) => one.refuse(verify, { status: 400, message: 'Der Link ist abgelaufen.' }));
    const notice = customer.alert('Bestätigung nicht möglich');
    await notice.getByText('Der Link ist abgelaufen.').waitFor();
    await notice.getByRole('button', { name: 'Schließen' }).click();
    await customer.isAt('/hub/entry');
  });

  test('an unreadable token counts as logged out', async () => {
    const customer = await StubbedCustomer.open(browser, { token: 'kein.token.x' });
    await customer.goto('/hub');
    await customer.isAt('/hub/entry');
    expect(await loggedIn(customer).count()).toBe(0);
    expect(customer.called(renewal)).toHaveLength(1);
  });

  test('401 on the me data logs out and leads to the hub', async () => {
    const customer = await StubbedCustomer.open(browser);
    customer.refuse('GET /me', { status: 401 });
    await customer.goto('/hub/identifizierung/status');
    await customer.isAt('/hub/entry');
    await customer.page.getByText('Ihre Sitzung ist beendet').waitFor();
    expect(await loggedIn(customer).count()).toBe(0);
  });

  test('a session that the server has ended is said once', async () => {
    const customer = await StubbedCustomer.open(browser);
    customer.refuse(renewal, { status: 401 });
    await customer.goto('/hub/identifizierung/status');
    await customer.isAt('/hub/entry');
    await customer.page.getByText('Ihre Sitzung ist beendet').waitFor();
  });

  test('a server that fails ends no session: the page says it, and continues at the next try', async () => {
    const customer = await StubbedCustomer.open(browser);
    customer.refuse(renewal, { status: 503, message: 'Der Dienst ist kurz nicht erreichbar.' });
    await customer.goto('/hub/identifizierung/status');
    await customer.button('Erneut versuchen').waitFor();
    customer.answer(renewal, () => ({ json: { token: tokenFor() } }));
    await customer.button('Erneut versuchen').click();
    await customer.heading('Stand Ihres Antrags').waitFor();
  });

  test('a token that expires soon is renewed before a page', async () => {
    const customer = await StubbedCustomer.open(browser);
    const seconds = [599];
    customer.answer(renewal, () => ({ json: { token: tokenFor({ seconds: seconds.shift() ?? 3600 }) } }));
    await customer.status();
    expect(customer.called(renewal)).toHaveLength(2);
    const order = customer.calls.map(({ path }) => path);
    expect(order.lastIndexOf('/me/refresh')).toBeLessThan(order.indexOf('/me'));
  });

  test('a token is renewed every nine minutes while a page is open', async () => {
    const customer = await StubbedCustomer.open(browser, { token: tokenFor({ seconds: 1_100 }) });
    const { clock } = customer.page;
    await clock.install();
    const now = () => customer.page.evaluate(() => Date.now());
    const before = await now();
    await customer.goto('/identifikation/erfolg');
    await customer.heading('Ihre Identifikation war erfolgreich').waitFor();
    await loggedIn(customer).waitFor();
    // Stopped, far enough ahead that the clock is not there yet: nothing else passes, however long the page has taken.
    await clock.pauseAt((await now()) + 60_000);
    const passed = (await now()) - before;
    await clock.fastForward(530_000 - passed);
    expect(customer.called(renewal)).toHaveLength(1);
    await clock.fastForward(passed + 10_000);
    await until(async () => customer.called(renewal).length === 2, { what: 'the renewal' });
  });
});
