import type { Browser } from 'playwright-core';
import { closePages, openBrowser } from '../support/browser.js';
import { unknownCompany } from '../support/company.js';
import { chooseGmbh, register, skipSearch } from '../support/opening-pages.js';
import { StubbedCustomer } from '../support/stub/stubbed-customer.js';
import { tokenFor } from '../support/stub/token.js';
import { until } from '../support/until.js';

describe('what the customer app says when the portal refuses', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const link = 'POST /me/getTokenSimple';
  const signIn = 'POST /me/getToken';
  const registration = 'POST /me/register';

  const visitor = () => StubbedCustomer.open(browser, { token: null });

  test('a login by link leads to the hub after 1.5 s', async () => {
    const customer = await visitor();
    await customer.page.clock.install({ time: 0 });
    await customer.page.clock.pauseAt(3_600_000);
    customer.answer(link, () => ({ json: { token: tokenFor(), refresh_token: 'stub' } }));
    await customer.goto('/hub/entry/abc');
    await customer.page.getByText('Sie sind angemeldet.').waitFor();
    await customer.page.clock.runFor(1_499);
    expect(new URL(customer.page.url()).pathname).toBe('/hub/entry/abc');
    await customer.page.clock.runFor(1);
    await customer.isAt('/hub/identifizierung/status');
  });

  test('a refused login by link is a red notice, and closing it leads to the login', async () => {
    const customer = await visitor();
    customer.refuse(link, { status: 400, message: 'Der Link ist abgelaufen.' });
    await customer.goto('/hub/entry/abc');
    const notice = customer.alert('Link ungültig');
    await notice.getByText('Der Link ist abgelaufen.').waitFor();
    await notice.getByRole('button', { name: 'Schließen' }).click();
    await customer.isAt('/hub/entry');
  });

  test('a refused code is named; too many return to the request with an empty code', async () => {
    const customer = await visitor();
    const code = customer.page.getByLabel('Zugangscode');
    const enter = async (): Promise<void> => {
      await code.fill('QQQQQQ');
      await customer.button('Anmelden').click();
    };
    customer.answer('POST /me/sendCode', () => ({ status: 204 }));
    await customer.goto('/hub/entry');
    await customer.page.getByLabel('E-Mail-Adresse').fill('aenne@example.de');
    await customer.button('Zugangscode anfordern').click();
    customer.refuse(signIn, { status: 400, message: 'Der Code stimmt nicht.' });
    await enter();
    await customer.alert('Code ungültig').waitFor();
    customer.refuse(signIn, { status: 500, message: 'Bitte später noch einmal.' });
    await enter();
    await customer.alert('Anmeldung fehlgeschlagen').getByText('Bitte später noch einmal.').waitFor();
    customer.refuse(signIn, { status: 429, message: 'Zu viele Versuche.' });
    await enter();
    await customer.button('Zugangscode anfordern').click();
    expect(await code.inputValue()).toBe('');
  });

  test('where the bank answers neutrally, the page does not say whether the address is known', async () => {
    const customer = await visitor();
    customer.case.configuration = { neutralAuthAnswers: true };
    customer.answer('POST /me/sendCode', () => ({ status: 204 }));
    await customer.goto('/hub/entry');
    await customer.page.getByLabel('E-Mail-Adresse').fill('aenne@example.de');
    await customer.button('Zugangscode anfordern').click();
    const sentence = 'Wenn die Adresse aenne@example.de bekannt ist, haben wir einen Zugangscode dorthin gesendet.';
    await customer.page.getByText(sentence).waitFor();
    await customer.button(/erneut|noch einmal/i).click();
    await customer.page.getByText(sentence).nth(1).waitFor();
  });

  test('a refused registration has the text of its reason', async () => {
    const customer = await visitor();
    const send = () => customer.button('Registrieren').click();
    customer.refuse(registration, { status: 403, message: 'Hier nicht möglich' });
    await customer.goto('/start/produkte/2/online');
    await chooseGmbh(customer.page);
    await skipSearch(customer.page);
    await register(customer.page, unknownCompany(), 'aenne@example.de');
    await customer.alert('Hier nicht möglich').waitFor();
    customer.refuse(registration, { status: 422, message: 'Abgelehnt' });
    await send();
    await customer.alert('Bitte prüfen Sie Ihre E-Mail-Adresse.').waitFor();
    customer.refuse(registration, {
      status: 422,
      violations: [{ propertyPath: 'username', code: 'unique', message: 'Die Adresse ist vergeben' }],
    });
    await send();
    const taken = customer.page.getByRole('dialog', { name: 'Sie sind bereits registriert' });
    await taken.getByRole('button', { name: 'Zur Anmeldung' }).click();
    await customer.isAt('/hub/entry');
  });

  test('a failed company search names its detail', async () => {
    const customer = await visitor();
    customer.refuse('GET /kyc-now/search', { status: 503, detail: 'Das Register antwortet nicht.' });
    await customer.goto('/start/produkte/2/online');
    await chooseGmbh(customer.page);
    await customer.page.getByLabel('Firmenname').fill('Lindenhof');
    await customer.alert('Die Suche hat nicht geklappt').getByText('Das Register antwortet nicht.').waitFor();
  });

  test('a package that cannot be taken is a red notice; one that can leads to the form', async () => {
    const customer = await StubbedCustomer.open(browser);
    const change = 'POST /me/change-order-data';
    Object.assign(customer.case, { status: 210, handedOver: false, commands: ['saveForm'] });
    customer.refuse(change, { status: 422, message: 'Dieses Paket gibt es nicht.' });
    await customer.goto('/hub/identifizierung/kontomodell');
    const take = customer.button(/^Dieses Paket wählen/).first();
    await take.click();
    await customer.alert('Das Paket konnte nicht gewechselt werden').waitFor();
    customer.answer(change, () => ({ status: 204 }));
    const taken = customer.calls.length;
    await take.click();
    await customer.isAt('/hub/identifizierung');
    const later = () => customer.calls.slice(taken).map(({ method, path }) => `${method} ${path}`);
    const again = [change, 'GET /me', 'GET /bgo_identifications/{id}'];
    await until(() => Promise.resolve(again.every((call) => later().includes(call))), { what: 'the new data' });
    expect(later().indexOf('GET /me')).toBeGreaterThan(later().indexOf(change));
    await customer.goto('/hub/identifizierung/kontomodell?disableCancelButton=true');
    await take.waitFor();
    expect(await customer.page.getByRole('link', { name: 'Abbrechen' }).count()).toBe(0);
    await customer.goto('/hub/identifizierung/kontomodell');
    await customer.page.getByRole('link', { name: 'Abbrechen' }).click();
    await customer.isAt('/hub/identifizierung');
  });
});

describe('what the configuration changes at the entry', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const visitor = () => StubbedCustomer.open(browser, { token: null });

  test('an instance of a payment provider opens account 1 online', async () => {
    const customer = await visitor();
    customer.case.configuration = { isVrPaymentInstance: true };
    const ways = [
      '/start',
      '/start/produkte/vergleich',
      '/start/produkte/2',
      '/start/produkte/2/online',
      '/fk/2',
      '/fk/-/online',
    ];
    for (const path of ways) {
      await customer.goto(`${path}?berater-einstieg=1&quelle=Brief&vrPaymentReferenceId=r-1`);
      await customer.isAt(path.startsWith('/fk/') ? '/fk/1/online' : '/start/produkte/1/online');
      await customer.page.getByText('Ihr Paket: Aktiv').waitFor();
      expect(new URL(customer.page.url()).search).toBe('?berater-einstieg=1&quelle=Brief');
      expect(await customer.page.getByRole('link', { name: 'Anderes Paket wählen' }).count()).toBe(0);
    }
  });

  test('the comparison has the texts of the bank and a link to the hub', async () => {
    const customer = await visitor();
    const introduction = { subtitle: 'Vier zur Wahl', preHtml: '<p>Davor steht das.</p>', postHtml: '<p>Danach.</p>' };
    customer.case.configuration = { introduction, portalLink: true };
    await customer.goto('/start/produkte/vergleich');
    await customer.page.getByText('Vier zur Wahl').first().waitFor();
    await customer.page.getByText('Davor steht das.').waitFor();
    await customer.page.getByText('Danach.').waitFor();
    const heading = customer.page.getByRole('heading', { level: 1, name: 'Geschäftskonten im Vergleich' });
    expect((await heading.boundingBox())!.width).toBeLessThanOrEqual(1);
    await customer.page.getByRole('link', { name: 'Antrag fortsetzen' }).click();
    await customer.isAt('/hub/entry');
  });

  test('an unknown account has a headline and a sentence only; "-" can be opened', async () => {
    const customer = await visitor();
    for (const path of ['/start/produkte/4711', '/start/produkte/4711/online']) {
      await customer.goto(path);
      await customer.heading('Kontomodell nicht gefunden').waitFor();
      await customer.page.getByText('Dieses Kontomodell gibt es nicht oder nicht mehr.').waitFor();
      expect(await customer.page.getByRole('radio').count()).toBe(0);
    }
    await customer.goto('/start/produkte/-/online');
    await customer.page.getByRole('radio').first().waitFor();
  });

  test('an existing customer is pointed to online banking and contact', async () => {
    const customer = await visitor();
    const [onlineBankingUrl, contactUrl] = ['https://banking.example/', 'https://contact.example/'];
    customer.case.configuration = { switch: { onlineBankingUrl, contactUrl } };
    await customer.goto('/fk/2');
    await customer.page.getByRole('link', { name: 'Zurück' }).waitFor();
    await customer.page.getByRole('radio', { name: /Ja, ich bin schon/ }).check();
    const main = customer.page.getByRole('main');
    for (const url of [onlineBankingUrl, contactUrl]) await main.locator(`a[href="${url}"]`).waitFor();
    expect(await main.getByRole('link', { name: 'Zurück' }).count()).toBe(0);
    await customer.goto('/start/produkte/2');
    await customer.page.getByRole('radio').first().waitFor();
    expect(await main.getByRole('link', { name: 'Zurück' }).count()).toBe(0);
  });

  test('options have the texts of the bank, and from the summary they are only saved', async () => {
    const customer = await StubbedCustomer.open(browser);
    const option = { key: 'a', label: 'Kasse', active: true, editable: true, recommended: true, longText: 'Mehr dazu' };
    const options = [{ ...option, htmlLabel: '<em>Die Kasse</em>', labelForPopup: 'Die Kasse im Laden' }];
    const mehrwerte = { active: true, headline: 'Noch etwas?', subtext: 'Ganz nach Wunsch.', mehrwerte: options };
    Object.assign(customer.case, {
      status: 210,
      handedOver: false,
      commands: ['saveForm'],
      configuration: { mehrwerte },
    });
    customer.answer('PUT /bgo_identifications/{id}', () => ({ status: 204 }));
    await customer.goto('/hub/identifizierung/mehrwerte');
    await customer.heading('Noch etwas?').waitFor();
    await customer.page.getByText('Ganz nach Wunsch.').waitFor();
    await customer.page.locator('em', { hasText: 'Die Kasse' }).waitFor();
    await customer.page.getByText('Empfohlen', { exact: true }).waitFor();
    await customer.button('Weiter').waitFor();
    await customer.button('Zurück').waitFor();
    await customer.button(/^Mehr erfahren/).click();
    await customer.page.getByRole('dialog', { name: 'Die Kasse im Laden' }).waitFor();
    await customer.goto('/hub/identifizierung/mehrwerte?summary=true');
    await customer.button('Auswahl speichern').waitFor();
    expect(await customer.button('Zurück').count()).toBe(0);
  });

  test('the code dialog closes by a click outside', async () => {
    const customer = await StubbedCustomer.open(browser, { token: tokenFor({ verified: false }) });
    await customer.goto('/hub/aktivierung');
    await customer.button('Code eingeben').click();
    const dialog = customer.page.getByRole('dialog');
    await dialog.waitFor();
    await customer.page.mouse.click(5, 5);
    await dialog.waitFor({ state: 'detached' });
  });
});
