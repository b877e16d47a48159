import type { Browser } from 'playwright-core';
import { closePages, openBrowser } from '../support/browser.js';
import { unknownCompany } from '../support/company.js';
import { chooseGmbh, next, register, skipSearch } from '../support/opening-pages.js';
import { StubbedCustomer } from '../support/stub/stubbed-customer.js';
import { tokenFor } from '../support/stub/token.js';
import { until } from '../support/until.js';

describe('opening an account online, with a stubbed API', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const online = '/start/produkte/2/online';
  const search = 'GET /kyc-now/search';
  const registration = 'POST /me/register';
  const visitor = () => StubbedCustomer.open(browser, { token: null });
  const headingOf = async (customer: StubbedCustomer, name: string) => customer.heading(name).waitFor();

  test.each([
    [online, 1],
    ['/fk/2/online', 0],
    [`${online}?berater-einstieg`, 0],
  ])(
    'at %s the title of the package is above steps and headline, and there are %i links to the hub',
    async (address, links) => {
      const customer = await visitor();
      customer.case.configuration = { portalLink: true };
      await customer.goto(address);
      const account = customer.page.getByText('Ihr Paket: Komfort');
      const step = customer.page.locator('[aria-current=step]');
      await customer.page.getByRole('radio').first().waitFor();
      const headline = customer.page.getByRole('heading', { level: 1, name: /^Welche Rechtsform hat/ });
      for (const below of [step, headline])
        expect((await account.boundingBox())!.y).toBeLessThan((await below.boundingBox())!.y);
      const toHub = customer.page.getByRole('main').locator('a[href="/hub"]');
      expect(await toHub.count()).toBe(links);
    },
  );

  const openAsAdviser = async (customer: StubbedCustomer): Promise<void> => {
    await customer.goto(`${online}?berater-einstieg=1`);
    for (const name of [/^Ja, das Unternehmen ist in einem Register/, 'Kapitalgesellschaft', /\(GmbH\)$/])
      await customer.page.getByRole('radio', { name }).check();
    await next(customer.page);
  };
  const fillAsAdviser = async (customer: StubbedCustomer): Promise<void> => {
    const { page } = customer;
    await customer.button(/^Das Unternehmen ist nicht dabei/).click();
    await page.getByLabel('Firmenname/Unternehmensbezeichnung').fill(unknownCompany().name);
    await page.getByRole('radio', { name: 'Frau' }).check();
    await page.getByLabel('Vorname').fill('Änne');
    await page.getByLabel('Nachname').fill('Weiß');
    await page.getByLabel('E-Mail-Adresse', { exact: true }).fill('aenne@example.de');
    await page.getByLabel('Ihr Name').fill('Jörg Groß');
    await page.getByRole('checkbox', { name: /ist neu/ }).check();
  };

  test('after an adviser’s registration a page names the address and leads to the next one', async () => {
    const customer = await visitor();
    customer.answer(registration, () => ({ status: 201, json: {} }));
    await openAsAdviser(customer);
    const { page } = customer;
    await fillAsAdviser(customer);
    await page.getByLabel('Ihr Name').fill('');
    await customer.button('Registrieren').click();
    await page.getByRole('link', { name: 'Ihr Name erforderlich' }).click();
    await page.getByLabel('Ihr Name').fill('Jörg Groß');
    await customer.button('Registrieren').click();
    await customer.isAt('/start/produkte/beratereinstieg/erfolg');
    await headingOf(customer, 'Der Antrag ist angelegt');
    await page.getByText('Wir haben eine E-Mail zur Bestätigung an aenne@example.de gesendet.').waitFor();
    await page.getByRole('link', { name: 'Weiteren Antrag anlegen' }).click();
    await customer.isAt(online);
    await headingOf(customer, 'Welche Rechtsform hat das Unternehmen Ihrer Kundin oder Ihres Kunden?');
    expect(customer.called(registration)[0]?.body).toMatchObject({ beraterEinstiegName: 'Jörg Groß' });
  });

  test('search, hints, a taken and an invalid address speak to the adviser', async () => {
    const customer = await visitor();
    const { page } = customer;
    customer.answer(search, () => ({ json: { collection: [], totalHits: 0 } }));
    await openAsAdviser(customer);
    await page.getByLabel('Firmenname').fill('Nordlumar');
    await page.getByText('Bitte prüfen Sie die Schreibweise, oder geben Sie die Daten selbst ein.').waitFor();
    await fillAsAdviser(customer);
    await page.getByText('Bitte genau so, wie er im Ausweis Ihrer Kundin oder Ihres Kunden steht.').waitFor();
    expect(await page.getByLabel('Vorname').getAttribute('autocomplete')).toBe('off');
    const violations = [{ propertyPath: 'username', code: 'unique', message: 'Dieser Wert wird bereits verwendet' }];
    customer.refuse(registration, { status: 422, violations });
    await customer.button('Registrieren').click();
    const taken = page.getByRole('dialog', { name: 'Die E-Mail-Adresse ist schon registriert' });
    await taken.getByText('Ihre Kundin oder Ihr Kunde meldet sich mit ihr an').waitFor();
    await taken.getByRole('button', { name: 'Andere Adresse eingeben' }).click();
    await taken.waitFor({ state: 'detached' });
    customer.refuse(registration, { status: 422, violations: [] });
    await customer.button('Registrieren').click();
    await customer
      .alert('Registrierung nicht möglich')
      .getByText('Bitte prüfen Sie die E-Mail-Adresse Ihrer Kundin oder Ihres Kunden.')
      .waitFor();
  });

  test.each(['https://contact.example/', ''])(
    'a legal form that cannot be opened has the contact link "%s"',
    async (url) => {
      const customer = await visitor();
      customer.case.configuration = { switch: { contactUrl: url } };
      await customer.goto(online);
      await customer.page.getByRole('radio', { name: /Ja, mein Unternehmen ist in einem Register/ }).check();
      await customer.page.getByRole('radio', { name: 'Andere', exact: true }).check();
      const card = customer.page
        .getByRole('status')
        .filter({ hasText: 'Diese Rechtsform können wir online noch nicht' });
      await card.waitFor();
      const links = await card.getByRole('link').all();
      expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual(url === '' ? [] : [url]);
    },
  );

  const hit = {
    name: 'Nordlumar Feinwerk GmbH',
    address: { streetLine: 'Kranichweg 12', zipCode: '22085', locality: 'Hamburg' },
    registrationNumber: 'HRB 90101',
    provider: { providerId: 'p', headquarterId: 'h' },
  };

  test('a company is searched 500 ms after the last key; Weiter needs a hit, and Zurück leads to the legal form', async () => {
    const customer = await visitor();
    customer.answer(search, () => ({ json: { collection: [hit], totalHits: 1 } }));
    const asked: (string | null)[] = [];
    customer.page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/kyc-now/search')) asked.push(searchParams.get('q'));
    });
    await customer.stopClock();
    await customer.goto(online);
    await chooseGmbh(customer.page);
    const name = customer.page.getByLabel('Firmenname');
    await name.fill('Nord');
    await customer.page.clock.runFor(499);
    await name.fill('Nordlumar');
    await customer.page.clock.runFor(499);
    expect(asked).toEqual([]);
    await customer.page.clock.runFor(1);
    await until(() => Promise.resolve(asked.length > 0), { what: 'the search' });
    expect(asked).toEqual(['Nordlumar']);
    await customer.page.clock.resume();
    const company = customer.page.getByRole('radio', { name: /^Nordlumar Feinwerk GmbH/ });
    await company.waitFor();
    expect(await customer.button('Weiter').isDisabled()).toBe(true);
    await company.check();
    expect(await customer.button('Weiter').isEnabled()).toBe(true);
    await customer.button('Zurück').click();
    await headingOf(customer, 'Welche Rechtsform hat Ihr Unternehmen?');
  });

  test('a registration resets context and payment reference, and reloads the page', async () => {
    const customer = await visitor();
    customer.answer(registration, () => ({ status: 201, json: { token: tokenFor({ verified: false }) } }));
    await customer.goto(`${online}?context=YWJj&vrPaymentReferenceId=r-1`);
    const { page } = customer;
    const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
    await chooseGmbh(page);
    await skipSearch(page);
    for (const entry of ['YWJj', 'r-1']) expect(await stored()).toContain(entry);
    await page.evaluate(() => Object.assign(window, { isFirstPage: true }));
    await register(page, unknownCompany(), 'aenne@example.de');
    await headingOf(customer, 'Bestätigen Sie Ihre E-Mail-Adresse');
    expect(await page.evaluate(() => 'isFirstPage' in window)).toBe(false);
    expect(customer.called(registration)[0]?.body).toMatchObject({ context: 'YWJj', vrPaymentReferenceId: 'r-1' });
    expect(await stored()).not.toMatch(/YWJj|r-1/);
    await page.getByText('Wir haben einen Bestätigungscode an aenne@example.de gesendet.').waitFor();
  });

  test('without local storage the tokens stay in memory, and no address carries them', async () => {
    const customer = await visitor();
    const { page } = customer;
    await page.addInitScript(() => {
      const get = () => {
        throw new Error('SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get });
      Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
    });
    const token = tokenFor({ verified: false });
    customer.answer(registration, () => ({ status: 201, json: { token, refresh_token: 'stub' } }));
    await customer.goto(online);
    await chooseGmbh(page);
    await skipSearch(page);
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    await register(page, unknownCompany(), 'aenne@example.de');
    await headingOf(customer, 'Bestätigen Sie Ihre E-Mail-Adresse');
    expect(asked.length).toBeGreaterThan(0);
    expect([...asked, page.url()].filter((address) => address.includes(token) || address.includes('stub'))).toEqual([]);
    await page.getByRole('button', { name: 'Code eingeben' }).waitFor();
  });
});
