import type { Browser, Locator, Page } from 'playwright-core';
import { readyToOrder, type Applicant } from '../support/applicant.js';
import { ApplicantPages } from '../support/applicant-pages.js';
import { closePages, holds, openBrowser, passTimeUntilSent } from '../support/browser.js';
import { feinwerkPartnership, unknownCompany } from '../support/company.js';
import { answer, finishForm, openPart } from '../support/form-pages.js';
import { chooseGmbh, skipSearch } from '../support/opening-pages.js';
import { until } from '../support/until.js';

const form = '/hub/identifizierung';
const pasted = 'Ein langer Text aus der Zwischenablage, '.repeat(8).slice(0, 300).trim();
const saved = /^Gespeichert um \d\d:\d\d Uhr$/;

/** The fields of a part in which something can be typed. */
const typedInto = (part: Locator) =>
  part.locator('input:not([type=radio]):not([type=checkbox]):not([type=file]):not([type=range]), textarea').all();

const labelOf = (field: Locator) =>
  field.evaluate((element) => (element as HTMLInputElement).labels?.[0]?.textContent.trim() ?? '');

/** What a field says of itself, as a screen reader reads it. */
const saysOf = (field: Locator) =>
  field.evaluate((element) => {
    if (element.getAttribute('aria-invalid') !== 'true') return '';
    const ids = `${element.getAttribute('aria-describedby') ?? ''} ${element.getAttribute('aria-errormessage') ?? ''}`;
    return ids
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim();
  });

/** Pastes into a field in the place of what is there, and leaves it. */
async function paste(page: Page, field: Locator, text = pasted): Promise<void> {
  await field.fill('');
  await page.keyboard.insertText(text);
  await field.blur();
}

/** Waits until a field says that something is wrong. */
const isSaid = (field: Locator, label: string) =>
  until(async () => (await saysOf(field)) !== '', { what: `an error at ${label}` });

describe('a text of 300 characters that is pasted', () => {
  let browser: Browser;
  let customer: ApplicantPages;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const atForm = async (applicant: Applicant): Promise<Page> => {
    customer = await ApplicantPages.withSession(browser, applicant);
    await customer.page.clock.install();
    await customer.goto(form);
    return customer.page;
  };

  test.each([
    ['of a GmbH', unknownCompany(), [/^Unternehmensdaten/, /^Person 1/]],
    ['of a general partner', feinwerkPartnership, [/^Komplementär-Gesellschaft/]],
  ] as const)('into each field of the form %s is kept, said, saved and still there', async (_of, company, parts) => {
    const page = await atForm(await readyToOrder(company));
    const labels: string[] = [];
    for (const title of parts) {
      const part = await openPart(page, title);
      for (const question of [/Wirtschafts-Identifikationsnummer|Wirtschafts-ID/, /Steuer-Identifikationsnummer/])
        if ((await part.getByRole('radiogroup', { name: question }).count()) > 0) await answer(part, question, 'Ja');
      for (const field of await typedInto(part)) {
        const label = await labelOf(field);
        labels.push(label);
        await paste(page, field);
        await holds(field, pasted);
        // The purpose may be as long as that.
        if (!label.startsWith('Geschäftszweck')) await isSaid(field, label);
      }
    }
    await passTimeUntilSent(page, 'PUT', /\/api\/bgo_identifications\/\d+$/);
    await customer.says(saved);
    await page.reload();
    for (const title of parts)
      for (const field of await typedInto(await openPart(page, title))) {
        await holds(field, pasted);
        const label = await labelOf(field);
        if (!label.startsWith('Geschäftszweck')) await isSaid(field, label);
      }
    expect(await customer.faults()).toEqual([]);
    expect(labels.length).toBeGreaterThanOrEqual(parts.length * 5);
    await finishForm(page);
    await page.getByRole('heading', { name: 'Fehlende/Fehlerhafte Eingaben' }).waitFor();
    expect(await customer.faults()).toEqual([]);
  });

  test('with line breaks into the purpose is kept, and the count says what is too much', async () => {
    const page = await atForm(await readyToOrder(unknownCompany()));
    const purpose = (await openPart(page, /^Unternehmensdaten/)).getByLabel('Geschäftszweck');
    const text = `${pasted}\n${pasted}`;
    await paste(page, purpose, text);
    await holds(purpose, text);
    await customer.says('Geschäftszweck erforderlich, maximal 300 Zeichen möglich');
    await passTimeUntilSent(page, 'PUT', /\/api\/bgo_identifications\/\d+$/);
    await customer.says(saved);
    await page.reload();
    await holds((await openPart(page, /^Unternehmensdaten/)).getByLabel('Geschäftszweck'), text);
  });

  test.each([360, 1280])('into each field before the account is kept and said (%i px)', async (width) => {
    customer = await ApplicantPages.open(browser, width);
    const { page } = customer;
    await customer.goto('/start/produkte/2/online');
    await chooseGmbh(page);
    const search = page.getByLabel('Firmenname');
    await paste(page, search);
    await holds(search, pasted);
    expect(await customer.faults()).toEqual([]);
    await skipSearch(page);
    await page.getByLabel('Vorname').waitFor();
    const fields = await typedInto(page.getByRole('main'));
    for (const field of fields) {
      await paste(page, field);
      await holds(field, pasted);
    }
    await customer.press('Registrieren');
    for (const field of fields) {
      await holds(field, pasted);
      const label = await labelOf(field);
      // The same address a second time is right.
      if (!label.includes('wiederholen')) await isSaid(field, label);
    }
    expect(fields.length).toBeGreaterThanOrEqual(4);
    expect(await customer.faults()).toEqual([]);
    await customer.goto('/hub/entry');
    const mail = page.getByLabel('E-Mail-Adresse');
    await paste(page, mail);
    await customer.press('Zugangscode anfordern');
    await holds(mail, pasted);
    await isSaid(mail, 'E-Mail-Adresse');
  });
});
