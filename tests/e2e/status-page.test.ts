import type { Browser } from 'playwright-core';
import { closePages, openBrowser } from '../support/browser.js';
import { StubbedCustomer } from '../support/stub/stubbed-customer.js';
import { until } from '../support/until.js';

const messages = 'GET /bgo_identifications/messages';
const details = 'GET /bgo_identifications_portal/{id}';
const second = { value: 'information_required', source: 'solaris', required: true, legalRepresentativeType: 'ALONE' };

describe('the status page', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const open = async (prepare: (customer: StubbedCustomer) => unknown = () => undefined, width = 1280) => {
    const customer = await StubbedCustomer.open(browser, { width });
    prepare(customer);
    await customer.status();
    return customer;
  };

  test('reads case and messages again when asked to', async () => {
    const customer = await open();
    const before = [details, messages].map((call) => customer.called(call).length);
    customer.case.status = 410;
    const files = { attachment: null, attachments: [], bgoIdentificationMessageAttachments: [] };
    const message = { id: 'm1', type: 'ADMIN', message: 'Guten Tag', createdAt: '2026-11-20T08:00:00.000Z' };
    customer.case.messages = [{ ...message, revised: false, revisedByBank: false, account: null, ...files }];
    await customer.button('Aktualisieren').click();
    await customer.heading('Ihr Konto wird eingerichtet').waitFor();
    await customer.heading('Nachrichten (1)').waitFor();
    const after = [details, messages].map((call) => customer.called(call).length);
    expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([1, 1]);
  });

  test('says until when the customer has to act, and what comes with an account', async () => {
    const customer = await StubbedCustomer.open(browser, { width: 360 });
    const waiting = {
      status: 230,
      missingDocuments: ['REGISTER_EXTRACT'],
      customerDeadline: '2027-02-21T23:30:00.000Z',
    };
    Object.assign(customer.case, waiting);
    await customer.status();
    await customer.page.getByText('Bitte erledigen Sie das bis zum 22.02.2027.').waitFor();
    expect(await customer.faults()).toEqual([]);
    const openedAccount = { iban: 'DE89370400440532013000', girocards: 1, contractFiles: 0 };
    Object.assign(customer.case, { status: 430, openedAccount, customerDeadline: undefined });
    await customer.status();
    await customer.page.getByText('DE89 3704 0044 0532 0130 00').waitFor();
    await customer.page.getByText('Eine girocard', { exact: true }).waitFor();
    expect(await customer.faults()).toEqual([]);
  });

  test('is entered once case and messages are read', async () => {
    const customer = await StubbedCustomer.open(browser);
    customer.case.persons[0]!.url = 'https://check.example/1';
    await customer.goto('/hub/identifizierung/uebertragen');
    await customer.heading('Ihr Antrag ist bei uns angekommen').waitFor();
    // At 310 everybody is identified, although the address of the check still exists.
    expect(await customer.page.getByRole('link', { name: 'Identifikation starten' }).count()).toBe(0);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    customer.answer(messages, () => ({ json: [], after: held }));
    await customer.page.getByRole('link', { name: 'Zum Stand des Antrags' }).click();
    await until(async () => [details, messages].every((call) => customer.called(call).length > 0), {
      what: 'the data of the page',
    });
    expect(new URL(customer.page.url()).pathname).toBe('/hub/identifizierung/uebertragen');
    release();
    await customer.heading('Stand Ihres Antrags').waitFor();
  });

  test.each([
    ['GET /me', 500, { message: 'Das System ist überlastet.' }, 'Das System ist überlastet.'],
    ['GET /bgo_identifications/{id}', 503, {}, 'Unbekannter Fehler'],
    [details, 500, { message: 'Das System ist überlastet.' }, 'Das System ist überlastet.'],
    [messages, 500, {}, 'Unbekannter Fehler'],
  ] as const)('stays closed when %s answers %i, and the notice says why', async (call, status, body, said) => {
    const customer = await StubbedCustomer.open(browser);
    await customer.goto('/hub/identifizierung/uebertragen');
    await customer.heading('Ihr Antrag ist bei uns angekommen').waitFor();
    customer.refuse(call, { status, ...body });
    await customer.page.getByRole('link', { name: 'Zum Stand des Antrags' }).click();
    await customer.alert('Ihr Antrag konnte nicht geladen werden').getByText(said).waitFor();
    await customer.isAt('/hub/identifizierung/uebertragen');
    await customer.heading('Ihr Antrag ist bei uns angekommen').waitFor();
  });

  const cart = ({ page }: StubbedCustomer) => page.getByRole('heading', { name: 'Ihr Paket' });
  const support = ({ page }: StubbedCustomer) => page.getByRole('heading', { name: 'Brauchen Sie Hilfe?' });

  test.each([false, true])('has a cart beside it, payment-provider instance: %s', async (isVrPaymentInstance) => {
    const customer = await open(({ case: given }) => (given.configuration = { isVrPaymentInstance }));
    await customer.heading('Verlauf').waitFor();
    expect(await cart(customer).count()).toBe(isVrPaymentInstance ? 0 : 1);
  });

  test.each([
    [{ mail: 'hilfe@bank.example' }, ['hilfe@bank.example']],
    [{ phone: '030 1234' }, ['030 1234']],
    [{ phone: '030 1234', chat: 'https://bank.example/chat' }, ['030 1234', 'Chat öffnen']],
    [{ chat: 'https://bank.example/chat' }, []],
    [{}, []],
  ])('has the support box for %j with %j', async (configured, links) => {
    const customer = await open(({ case: given }) => (given.configuration = { support: configured }));
    await customer.heading('Verlauf').waitFor();
    expect(await support(customer).count()).toBe(links.length === 0 ? 0 : 1);
    const box = customer.page.locator('section', { has: support(customer) });
    expect(await box.getByRole('link').allTextContents()).toEqual(links);
  });

  test('helps another person with an open identity check', async () => {
    const pending = { value: 'pending', source: 'solaris', required: true, legalRepresentativeType: 'JOINT' };
    const customer = await open(({ case: given }) => {
      given.status = 260;
      given.persons = [
        { name: 'Änne Weiß', status: { ...pending, value: 'successful', acting: true } },
        { name: 'Jörg Maß', status: pending, url: 'https://ident.example.test/2' },
      ];
    });
    await customer.page.getByRole('button', { name: 'E-Mail erneut senden an Jörg Maß' }).click();
    await customer.page.getByText('noch einmal an Jörg Maß gesendet').waitFor();
    expect(customer.called('POST /people/{id}-0002/resend_mail').length).toBe(1);
    await customer.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await customer.page.getByRole('button', { name: 'Adresse der Identifikation kopieren: Jörg Maß' }).click();
    await customer.page.getByText('von Jörg Maß ist kopiert').waitFor();
    expect(await customer.page.evaluate(() => navigator.clipboard.readText())).toBe('https://ident.example.test/2');
    customer.refuse('POST /people/{id}-0002/resend_mail', { status: 429 });
    await customer.page.getByRole('button', { name: /^E-Mail erneut senden/ }).click();
    await customer.page.getByRole('timer').waitFor();
    expect(await customer.faults()).toEqual([]);
  });

  test('names the Mehrwerte that were chosen', async () => {
    const offer = (key: string, label: string) => ({ key, label, active: true });
    const mehrwerte = { active: true, mehrwerte: [offer('karte', 'Kartenzahlung'), offer('rad', 'Dienstrad')] };
    const customer = await open(({ case: given }) => {
      given.configuration = { mehrwerte };
      given.mehrwerte = { karte: true, rad: false };
    });
    const box = customer.page.locator('section', { has: customer.heading('Ihre Mehrwerte') });
    await box.getByRole('listitem').first().waitFor();
    expect(await box.getByRole('listitem').allTextContents()).toEqual(['Kartenzahlung']);
  });

  test('says why a message was not sent, and keeps its text', async () => {
    const customer = await open();
    await customer.heading(/^Nachrichten/).click();
    const text = customer.page.getByLabel('Ihre Nachricht');
    for (const [problem, said] of [
      [{ status: 409, message: 'Das ist jetzt nicht möglich.' }, 'Das ist jetzt nicht möglich.'],
      [{ status: 500 }, 'Unbekannter Fehler'],
    ] as const) {
      customer.refuse('POST /bgo_identifications/messages', problem);
      await text.fill('Eine Frage');
      await customer.button('Nachricht senden').click();
      await customer.alert('Die Nachricht konnte nicht gesendet werden').getByText(said).waitFor();
      expect(await text.inputValue()).toBe('Eine Frage');
    }
  });

  test('sends no documents while one is missing, and has those that were uploaded before', async () => {
    const customer = await open((one) => {
      one.case.status = 230;
      one.case.missingDocuments = ['FOUNDATION_DOCUMENT', 'SHARE_HOLDERS_AGREEMENT'];
      const documents = [{ id: 'd', filename: 'vertrag.pdf', documentType: 'FOUNDATION_DOCUMENT' }];
      const full = documents.map((file) => ({ ...file, mimeType: 'application/pdf', sizeBytes: 9, timeString: 'x' }));
      one.answer('GET /business_document_type/FOUNDATION_DOCUMENT', () => ({
        json: { id: 'FOUNDATION_DOCUMENT', title: 'Gründungsdokument', documents: full },
      }));
      one.refuse('GET /business_document_type/SHARE_HOLDERS_AGREEMENT', { status: 404 });
    });
    await customer.page.getByText('Hochgeladen: vertrag.pdf').waitFor();
    expect(await customer.page.getByText(/^Hochgeladen:/).count()).toBe(1);
    await customer.button('Dokumente senden').click();
    await customer
      .alert('Es fehlen noch Dateien')
      .getByText(/Bitte wählen Sie Dateien aus für: /)
      .waitFor();
    expect(customer.called('POST /business_documents/upload')).toEqual([]);
    expect(await customer.faults()).toEqual([]);
  });

  const asked = (missing: readonly string[]) => (customer: StubbedCustomer) => {
    customer.case.status = 260;
    customer.case.commands.push('personCompleted');
    customer.case.persons.push({ name: 'Max Müller', status: { ...second, missingInformation: missing } });
  };

  test.each([
    [['email'], 'POST /person/{id}-0002/missing-mail'],
    [['nationality'], 'PATCH /person_complete/{id}-0002'],
  ])('says why missing data %j was not taken', async (missing, call) => {
    const customer = await open(asked(missing));
    const form = customer.page.locator('form', { hasText: 'Angaben senden' });
    if (missing.includes('email')) await form.getByLabel(/^E-Mail/).fill('max@example.de');
    else await form.getByLabel('Staatsangehörigkeit').selectOption({ label: 'Deutschland' });
    for (const box of await form.getByRole('checkbox').all()) if (await box.isVisible()) await box.check();
    for (const [problem, said] of [
      [{ status: 409, message: 'Die Nachricht', detail: 'Das Detail' }, 'Die Nachricht'],
      [{ status: 409, detail: 'Das Detail' }, 'Das Detail'],
      [{ status: 500 }, 'Unbekannter Fehler'],
    ] as const) {
      customer.refuse(call, problem);
      await form.getByRole('button', { name: 'Angaben senden' }).click();
      await customer.alert('Die Angaben konnten nicht gesendet werden').getByText(said).waitFor();
    }
  });

  test.each([360, 1280])('shows what is missing in a form, and the first such field (%i px)', async (width) => {
    const customer = await open(asked(['birthDate', 'nationality', 'address']), width);
    const form = customer.page.locator('form', { hasText: 'Angaben senden' });
    await form.getByRole('button', { name: 'Angaben senden' }).click();
    const notice = form.getByRole('alert').first();
    await notice.getByRole('heading', { name: 'Pflichtfelder ausfüllen' }).waitFor();
    await notice.getByText('Bitte füllen Sie alle Pflichtfelder aus.').waitFor();
    const first = form.locator('[aria-invalid=true]').first();
    const isInView = (field: Element): boolean => {
      const { top, bottom } = field.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    };
    await until(() => first.evaluate(isInView), { what: 'the first field' });
  });
});
