import type { Browser } from 'playwright-core';
import { closePages, hasFocus, openBrowser } from '../support/browser.js';
import { StubbedCustomer } from '../support/stub/stubbed-customer.js';
import { until } from '../support/until.js';

const call = 'POST /me/provideFeedback';

describe('the feedback box of the status page', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const box = ({ page }: StubbedCustomer) => page.locator('details', { hasText: 'Ihr Feedback' });
  const star = (customer: StubbedCustomer, name: string) =>
    box(customer)
      .locator('label')
      .filter({ has: customer.page.getByRole('radio', { name, exact: true }) });

  async function sends(customer: StubbedCustomer, bodies: readonly object[]): Promise<void> {
    await until(async () => customer.called(call).length >= bodies.length, { what: 'the saved feedback' });
    expect(customer.called(call).map(({ body }) => body)).toEqual(bodies);
  }

  test.each([360, 768, 1280])('saves a star at once, and a comment with it (%i px)', async (width) => {
    const customer = await StubbedCustomer.open(browser, { width });
    await customer.status();
    await star(customer, '4 Sterne').click();
    await box(customer).getByText('Vielen Dank. Ihr Feedback ist gespeichert.').waitFor();
    await sends(customer, [{ feedbackRating: 4, feedbackComment: '' }]);
    expect(await box(customer).getByRole('radio', { name: '4 Sterne' }).isChecked()).toBe(true);
    expect(await customer.faults()).toEqual([]);

    await box(customer).getByLabel('Was möchten Sie uns dazu sagen?').fill(' Schnell und klar ');
    await box(customer).getByRole('button', { name: 'Kommentar senden' }).click();
    await sends(customer, [
      { feedbackRating: 4, feedbackComment: '' },
      { feedbackRating: 4, feedbackComment: 'Schnell und klar' },
    ]);
  });

  test('takes the rating back by a double click, which is saved last', async () => {
    const customer = await StubbedCustomer.open(browser);
    await customer.status();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    customer.answer(call, () => ({ status: 204, after: held }));
    await star(customer, '3 Sterne').dblclick();
    release();
    await box(customer).getByText('Ihre Bewertung ist gelöscht.').waitFor();
    await sends(customer, [
      { feedbackRating: 3, feedbackComment: '' },
      { feedbackRating: 0, feedbackComment: '' },
    ]);
    expect(await box(customer).getByRole('radio', { checked: true }).count()).toBe(0);
  });

  test('is usable by keyboard', async () => {
    const customer = await StubbedCustomer.open(browser);
    await customer.status();
    await box(customer).getByRole('radio', { name: '1 Stern', exact: true }).focus();
    await customer.page.keyboard.press('ArrowRight');
    await hasFocus(box(customer).getByRole('radio', { name: '2 Sterne' }));
    await sends(customer, [{ feedbackRating: 2, feedbackComment: '' }]);
  });

  test('says why a rating was not saved, and shows the saved one', async () => {
    const customer = await StubbedCustomer.open(browser);
    await customer.status();
    customer.refuse(call, { status: 409, message: 'Das ist im jetzigen Stand des Antrags nicht möglich.' });
    await star(customer, '5 Sterne').click();
    const notice = customer.alert('Ihr Feedback konnte nicht gespeichert werden');
    await notice.getByText('Das ist im jetzigen Stand des Antrags nicht möglich.').waitFor();
    expect(await box(customer).getByRole('radio', { checked: true }).count()).toBe(0);
    customer.refuse(call, { status: 500, detail: 'Es ging nicht.' });
    await star(customer, '5 Sterne').click();
    await notice.getByText('Es ging nicht.').waitFor();
    customer.refuse(call, { status: 500 });
    await star(customer, '5 Sterne').click();
    await notice.getByText('Unbekannter Fehler').waitFor();
  });

  test('has the addresses of the bank', async () => {
    const customer = await StubbedCustomer.open(browser);
    const support = { mail: 'hilfe@bank.example', phone: '030 1234', chat: '' };
    customer.case.configuration = { feedbackUrl: 'https://bank.example/feedback', support };
    await customer.status();
    const address = (name: string) => box(customer).getByRole('link', { name }).getAttribute('href');
    expect(await address('Ausführliches Feedback geben')).toBe('https://bank.example/feedback');
    expect(await address('hilfe@bank.example')).toBe('mailto:hilfe@bank.example');
    expect(await address('030 1234')).toBe('tel:0301234');
  });

  test('is closed with the reason where the bank takes none', async () => {
    const customer = await StubbedCustomer.open(browser);
    customer.case.configuration = { activateFeedback: false };
    customer.case.commands = ['customerMessage'];
    await customer.status();
    expect(await box(customer).getAttribute('open')).toBeNull();
    await customer.heading('Ihr Feedback').click();
    await box(customer).getByText('Die Bank nimmt hier zurzeit kein Feedback an.').waitFor();
    expect(await customer.faults()).toEqual([]);
  });

  test('starts closed once feedback was given, and shows it when it can no longer be changed', async () => {
    const customer = await StubbedCustomer.open(browser);
    customer.case.me = { feedbackRating: 4, feedbackComment: 'Schnell' };
    await customer.status();
    expect(await box(customer).getAttribute('open')).toBeNull();
    customer.case.commands = [];
    await customer.page.reload();
    await customer.heading('Ihr Feedback').click();
    await box(customer).getByText('4 von 5 Sternen').waitFor();
    await box(customer).getByText('Schnell').waitFor();
    expect(await box(customer).getByRole('radio').count()).toBe(0);
    expect(await customer.faults()).toEqual([]);
  });

  test.each([
    [
      'a person who is not identified',
      (customer: StubbedCustomer) => (customer.case.persons[0]!.status['value'] = 'pending'),
    ],
    ['an open account', (customer: StubbedCustomer) => (customer.case.status = 430)],
  ])('is absent for %s', async (_what, change) => {
    const customer = await StubbedCustomer.open(browser);
    change(customer);
    await customer.status();
    await customer.heading('Verlauf').waitFor();
    expect(await box(customer).count()).toBe(0);
  });
});
