import type { Browser } from 'playwright-core';
import { axeFindings, closePages, openBrowser } from '../support/browser.js';
import { StubbedCustomer } from '../support/stub/stubbed-customer.js';

describe('the milestones on the status page', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const open = async (prepare: (customer: StubbedCustomer) => unknown, width = 1280) => {
    const customer = await StubbedCustomer.open(browser, { width });
    prepare(customer);
    await customer.status();
    return customer;
  };

  const line = (status: string, createdAt: string) => ({
    ...{ id: Number(status), createdAt, status, identifier: 'bgo', title: `Stand ${status}`, type: 'bgo' },
    context: null,
  });

  test.each([360, 1280])('opens the present milestone, and the others on demand (%i px)', async (width) => {
    const customer = await open(({ case: given }) => {
      given.status = 410;
      given.history = [line('310', '2026-11-21T23:30:00.000Z'), line('218', '2026-11-19T08:00:00.000Z')];
    }, width);
    const way = customer.page.getByRole('list', { name: 'Ihr Weg zum Konto' });
    const present = way.locator('[aria-current=step]');
    await present.getByText('Schritt 4 von 5').waitFor();
    await present.getByRole('heading', { name: 'Ihr Konto wird eingerichtet' }).waitFor();
    await present.getByText(/In der Regel ist Ihr Konto innerhalb von zwei Werktagen bereit/).waitFor();
    // The days come with the history.
    await way.getByText('Erledigt am 22.11.2026').waitFor();
    const toggles = way.locator('button[aria-expanded]');
    const words = await toggles.allTextContents();
    expect(words.map((text) => text.replaceAll('\u00ad', ''))).toEqual([
      'Ihre AngabenErledigt am 19.11.2026',
      'BestellungErledigt am 19.11.2026',
      'IdentifikationErledigt am 22.11.2026',
      '5KontoKommt noch',
    ]);
    const details = way.getByText('Ihr Unternehmen ist geprüft, und alle Personen sind identifiziert.');
    expect(await details.isVisible()).toBe(false);
    const toggle = toggles.nth(2);
    await toggle.focus();
    await customer.page.keyboard.press('Enter');
    await details.waitFor();
    expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    expect(await axeFindings(customer.page)).toEqual([]);
    expect(await customer.faults()).toEqual([]);
    await customer.page.keyboard.press('Enter');
    await details.waitFor({ state: 'hidden' });
  });

  test('has everything on paper that can be opened on the screen, and no buttons', async () => {
    const customer = await open(({ case: given }) => {
      Object.assign(given, { status: 220, commands: ['abort'] });
      Object.assign(given.persons[0]!, { url: 'https://check.example/1' });
      Object.assign(given.persons[0]!.status, { value: 'pending' });
    });
    const main = customer.page.getByRole('main');
    const start = main.getByRole('link', { name: 'Identifikation starten' });
    const ahead = main.getByText(/In der Regel ist es dann innerhalb von zwei Werktagen bereit/);
    const header = customer.page.getByRole('banner');
    await start.waitFor();
    expect(await ahead.isVisible()).toBe(false);
    await customer.page.emulateMedia({ media: 'print' });
    await ahead.waitFor();
    await main.getByText(/Jetzt fehlt noch Ihre eigene Identifikation/).waitFor();
    await header.getByText('Geschäftskonto', { exact: true }).waitFor();
    for (const hidden of [start, main.getByRole('button', { name: 'Antrag abbrechen' }), header.getByRole('button')])
      expect(await hidden.and(customer.page.locator(':visible')).count()).toBe(0);
    expect(await customer.page.getByRole('complementary').count()).toBe(0);
  });

  test('a case that is over has no milestones', async () => {
    const customer = await open(({ case: given }) => (given.status = 320));
    await customer.heading('Die Identifikation ist fehlgeschlagen').waitFor();
    expect(await customer.page.locator('[aria-current=step]').count()).toBe(0);
    expect(await customer.page.getByText(/Schritt \d von 5/).isVisible()).toBe(false);
  });

  test('says of each person what there is to do, and until when', async () => {
    const pending = { value: 'pending', source: 'solaris', required: true, legalRepresentativeType: 'JOINT' };
    const customer = await open(({ case: given }) => {
      Object.assign(given, { status: 220, customerDeadline: '2027-02-21T23:30:00.000Z' });
      given.persons = [
        { name: 'Änne Weiß', status: { ...pending, value: 'successful', acting: true } },
        { name: 'Jörg Maß', status: pending, url: 'https://ident.example.test/2' },
      ];
    });
    const rows = customer.page.locator('section', { has: customer.heading('Personen') }).getByRole('listitem');
    await rows.filter({ hasText: 'Jörg Maß' }).getByText('Zu tun: online ausweisen, bis zum 22.02.2027').waitFor();
    expect(
      await rows
        .filter({ hasText: 'Änne Weiß' })
        .getByText(/Zu tun/)
        .count(),
    ).toBe(0);
  });
});
