import type { Browser } from 'playwright-core';
import { axeFindings, closePages, gradualChanges, openBrowser } from '../support/browser.js';
import { answer, openPart } from '../support/form-pages.js';
import { StubbedCustomer } from '../support/stub/stubbed-customer.js';
import { until } from '../support/until.js';

describe('pages of the customer app in any state of a case', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const submitted = '/hub/identifizierung/uebertragen';

  test.each([360, 768, 1280])('the submitted page says what is needed and what comes next (%i px)', async (width) => {
    const customer = await StubbedCustomer.open(browser, { width });
    customer.case.status = 220;
    customer.case.persons[0]!.url = 'https://check.example/1';
    Object.assign(customer.case.persons[0]!.status, { value: 'pending' });
    customer.case.girocards = ['Ja', 'Ja'];
    await customer.goto(submitted);
    await customer.heading(/Bitte identifizieren Sie sich/).waitFor();
    const { page } = customer;
    await page.getByText('Komfort').first().waitFor();
    const check = page.locator('section', { has: customer.heading('Identifikation von Änne Weiß') });
    await check.getByRole('listitem').first().waitFor();
    expect(await check.getByRole('listitem').allTextContents()).toEqual([
      'Ihren Personalausweis oder Reisepass',
      'ein Gerät mit Kamera, zum Beispiel ein Smartphone',
      'ein Mobiltelefon für den Code per SMS',
    ]);
    const next = page.locator('section', { has: customer.heading('So geht es weiter') });
    await next.getByRole('listitem').nth(2).waitFor();
    expect(await page.locator('[aria-current=step]').textContent()).toMatch(/Identi\u00ad?fikation/);
    expect(await customer.faults()).toEqual([]);
    if (width < 769) await customer.button(/Übersicht/).click();
    await page.getByText('2 girocards').first().waitFor();
    await page.getByText('Vollständig').first().waitFor();
  });

  test.each([
    ['erfolg', 'Ihre Identifikation war erfolgreich', /Wir benachrichtigen Sie per E-Mail/],
    ['fehler', 'Ihre Identifikation ist fehlgeschlagen', /Bitte wenden Sie sich an die Person in Ihrem Unternehmen/],
  ])('the page after an identity check, %s', async (name, title, lead) => {
    const customer = await StubbedCustomer.open(browser, { token: null });
    for (const path of [`/identifikation/${name}`, `/video-ident/${name}`]) {
      await customer.goto(path);
      await customer.heading(title).waitFor();
      await customer.page.getByText(lead).waitFor();
      expect(await customer.faults()).toEqual([]);
    }
  });

  const mismatch = {
    state: 'interrupted_functionaries_mismatch',
    functionariesMatchingResult: { matched: [], unmatchedLeft: [], unmatchedRight: [] },
  };

  test.each([
    [[{ status: '213' }], 'Ihr Antrag wurde geprüft'],
    [[], 'Antrag fortsetzen'],
  ])('an interrupted order with the history %j: "%s", one button', async (lines, title) => {
    const customer = await StubbedCustomer.open(browser);
    const row = { createdAt: '2026-11-20T08:00:00.000Z', identifier: 'bgo', title: 'x', type: 'bgo', context: null };
    Object.assign(customer.case, { status: 218, handedOver: false, start: mismatch });
    customer.case.history = lines.map((line, index) => ({ id: index, ...row, ...line }));
    await customer.goto('/hub');
    await customer.isAt('/hub/identifizierung/fortsetzen');
    await customer.page.getByRole('heading', { level: 1, name: title }).waitFor();
    await customer.page.getByText(/öffentlichen Registern und den eingereichten Daten verglichen/).waitFor();
    await customer.page.getByText(/die sich nicht automatisch klären ließen/).waitFor();
    const buttons = customer.page.getByRole('main').getByRole('button');
    expect(await buttons.allTextContents()).toEqual(['Antrag fortsetzen']);
    expect(await customer.faults()).toEqual([]);
  });

  test.each([
    [true, 'Ihr Antrag wird übertragen', /Sie müssen nichts tun/],
    [false, 'Wir kümmern uns um Ihren Antrag', /Unsere Mitarbeitenden sehen sich das an/],
  ])('a placed order, under way %s, asks nothing of the customer', async (isHandOverUnderWay, title, said) => {
    const customer = await StubbedCustomer.open(browser);
    Object.assign(customer.case, { status: 218, handedOver: false, isHandOverUnderWay });
    await customer.goto('/hub');
    await customer.isAt('/hub/identifizierung/fortsetzen');
    await customer.page.getByRole('heading', { level: 1, name: title }).waitFor();
    await customer.page.getByText(said).waitFor();
    expect(await customer.page.getByRole('main').getByRole('button').allTextContents()).toEqual([]);
    await customer.goto('/hub/identifizierung/zusammenfassung');
    await customer.page.getByText(title, { exact: true }).waitFor();
    await customer.page.getByText(said).waitFor();
    const buttons = customer.page.getByRole('main').getByRole('button');
    expect(await buttons.allTextContents()).toEqual(['Zusammenfassung drucken']);
    expect(await customer.faults()).toEqual([]);
  });

  test.each([130, 210])('while an order at %i is carried out, the status page says that it arrived', async (status) => {
    const customer = await StubbedCustomer.open(browser);
    const commands = ['abort', 'customerMessage'];
    Object.assign(customer.case, { status, handedOver: false, isHandOverUnderWay: true, commands });
    for (const path of ['/hub', '/hub/identifizierung', '/hub/identifizierung/mehrwerte']) {
      await customer.goto(path);
      await customer.isAt('/hub/identifizierung/status');
      await customer.heading('Ihr Antrag ist eingegangen').waitFor();
    }
    await customer.button('Antrag abbrechen').waitFor();
    expect(await customer.page.getByRole('link', { name: 'Zu meinen Angaben' }).count()).toBe(0);
    expect(await customer.faults()).toEqual([]);
    customer.case.isHandOverUnderWay = false;
    await customer.goto('/hub');
    await customer.isAt('/hub/identifizierung');
  });

  test('a resolution that was refused beside the identity checks is for the bank, and asks nothing', async () => {
    const customer = await StubbedCustomer.open(browser);
    const status = { value: 'created', source: 'solaris', required: true, acting: false, missingInformation: [] };
    customer.case.persons.push({ name: 'Jörg Weiß', status });
    Object.assign(customer.case, { status: 220, commands: ['abort', 'customerMessage'] });
    await customer.goto('/hub/identifizierung/status');
    await customer.heading('Die Identifikation wird vorbereitet').waitFor();
    customer.case.isResolutionRefused = true;
    await customer.page.reload();
    await customer.heading('Wir kümmern uns um Ihren Antrag').waitFor();
    await customer.page.getByText('Sie müssen nichts tun.').waitFor();
    expect(await customer.faults()).toEqual([]);
  });

  test('an upload that fails is red for 2.5 s', async () => {
    const customer = await StubbedCustomer.open(browser);
    Object.assign(customer.case, { status: 210, handedOver: false, commands: ['saveForm'] });
    customer.refuse('POST /business_documents/upload', { status: 500, message: 'Die Datei ist zu alt.' });
    await customer.page.clock.install({ time: 0 });
    await customer.goto('/hub/identifizierung');
    const part = await openPart(customer.page, /^Stimmrechte und Anteile/);
    await answer(part, /Stimmrechte den Kapitalanteilen/, 'Nein');
    const chooser = part.locator('input[type=file]');
    const area = part.locator('label', { has: customer.page.locator('input[type=file]') });
    const edge = () => area.evaluate((element) => getComputedStyle(element).borderColor);
    await chooser.waitFor({ state: 'attached' });
    const before = await edge();
    await customer.page.clock.pauseAt(3_600_000);
    await chooser.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    await customer.page.getByText('Fehler beim Hochladen der Datei').waitFor();
    await until(async () => (await edge()) !== before, { what: 'the red edge' });
    await customer.page.clock.runFor(2_499);
    expect(await edge()).not.toBe(before);
    await customer.page.clock.runFor(1);
    await until(async () => (await edge()) === before, { what: 'the usual edge' });
  });

  test.each([
    [true, '/fk/2/online'],
    [false, '/fk/2'],
  ])('opening an account, without the choice between online and an appointment: %s', async (isDisabled, end) => {
    const customer = await StubbedCustomer.open(browser, { token: null });
    customer.case.configuration = { disableOnlineOderTermin: isDisabled };
    await customer.goto('/fk/2');
    await customer.isAt(end);
    await customer.page.getByRole('heading', { level: 1 }).waitFor();
  });

  const debugStatus = '/debug/identifizierung/status';

  test('axe finds a text without contrast that is put into a page', async () => {
    const customer = await StubbedCustomer.open(browser, { token: null });
    await customer.goto(comparison);
    await customer.button('Kosten berechnen').first().waitFor();
    expect(await axeFindings(customer.page)).toEqual([]);
    await customer.page.evaluate(() => {
      const text = document.createElement('p');
      text.textContent = 'Kaum zu lesen';
      text.style.cssText = 'color: #eee; background: #fff';
      document.querySelector('main')!.append(text);
    });
    expect(await axeFindings(customer.page)).toEqual([expect.stringMatching(/^color-contrast: .*Kaum zu lesen/)]);
  });

  test('without debug mode its pages do not exist', async () => {
    const customer = await StubbedCustomer.open(browser, { token: null });
    await customer.goto(debugStatus);
    await customer.heading('Seite nicht gefunden').waitFor();
  });

  test('in debug mode there are more buttons, and no account can be opened', async () => {
    const customer = await StubbedCustomer.open(browser, { token: null });
    customer.case.configuration = { debug: true };
    await customer.goto('/debug/identifizierung/uebertragen');
    await customer.page.getByRole('link', { name: 'Zum Stand des Antrags' }).click();
    await customer.isAt(debugStatus);
    await customer.heading('Stand Ihres Antrags').waitFor();
    const pages = customer.page.getByRole('navigation', { name: 'Testmodus mit Musterdaten' });
    expect(await pages.getByRole('link').count()).toBe(7);
    await pages.getByRole('link', { name: 'Vergleich' }).click();
    const open = customer.button(/^Konto eröffnen/);
    await open.first().waitFor();
    for (const one of await open.all()) expect(await one.isDisabled()).toBe(true);
  });

  const comparison = '/start/produkte/vergleich';

  test.each([
    [768, 1],
    [769, 3],
    [1024, 3],
    [1025, 3],
  ])('at %i px the comparison has %i packages a page', async (width, count) => {
    const customer = await StubbedCustomer.open(browser, { width, token: null });
    await customer.goto(comparison);
    const cards = customer.page.locator('li[aria-labelledby]');
    await cards.first().waitFor();
    const isVisible = (card: Element): boolean => {
      const { left, right } = card.getBoundingClientRect();
      return left >= 0 && right <= window.innerWidth;
    };
    const visible = async () =>
      (await Promise.all((await cards.all()).map((card) => card.evaluate(isVisible)))).filter(Boolean);
    await until(async () => (await visible()).length === count, { what: `${count} packages in the window` });
  });

  test('the calculator has its title, and the ribbon marks the package that it recommends', async () => {
    const customer = await StubbedCustomer.open(browser, { token: null });
    await customer.goto(comparison);
    await customer.button('Kosten berechnen').first().click();
    await customer.heading('Das passende Konto berechnen').waitFor();
    const best = customer.page.getByText('Für Sie am günstigsten', { exact: true });
    await best.waitFor();
    const card = customer.page.locator('li[aria-labelledby]').filter({ has: best });
    expect(await card.count()).toBe(1);
    await card.getByRole('heading', { name: 'Aktiv' }).waitFor();
    await customer.page.getByRole('textbox', { name: 'Beleglose Buchungen' }).fill('200');
    await card.getByRole('heading', { name: 'Premium' }).waitFor();
    await customer.page.getByRole('textbox', { name: 'Beleglose Buchungen' }).fill('60');
    await card.getByRole('heading', { name: 'Komfort' }).waitFor();
    await card.getByText('Empfehlung', { exact: true }).waitFor();
    expect(await gradualChanges(customer.page)).toEqual([]);
  });

  test('the details of all packages share the rows of one table', async () => {
    const customer = await StubbedCustomer.open(browser, { token: null });
    await customer.goto(comparison);
    await customer.page.getByRole('button', { name: 'Details zu Komfort' }).click();
    await customer.page.getByRole('row', { name: /^Beleglose Buchung 0,35 €.* 0,20 €.* 0,10 €/ }).waitFor();
  });
});
