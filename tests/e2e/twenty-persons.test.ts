import type { Browser, Page } from 'playwright-core';
import { Applicant } from '../support/applicant.js';
import { ApplicantPages } from '../support/applicant-pages.js';
import { closePages, hasFocus, holds, openBrowser } from '../support/browser.js';
import { unknownCompany } from '../support/company.js';
import {
  fillCompany,
  fillPerson,
  fillTaxResidency,
  fillVotingRights,
  finishForm,
  openPart,
} from '../support/form-pages.js';
import { unreadableTexts } from '../support/layout/readable-text.js';
import { until } from '../support/until.js';

const count = 20;
const names = Array.from({ length: count }, (_, index) => `Zwanzig${'abcdefghijklmnopqrst'.charAt(index)}`);

/** A company with 20 directors, two of them owners. */
const company = unknownCompany();

describe('a company with 20 persons', () => {
  let browser: Browser;
  let applicant: Applicant;

  beforeAll(async () => {
    browser = await openBrowser();
    applicant = new Applicant(company);
    await applicant.register();
    await applicant.confirm();
    await applicant.reaches(130);
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const head = (page: Page, number: number) =>
    page.getByRole('heading', { level: 2, name: new RegExp(`^Person ${number}(:|$| )`) }).getByRole('button');
  const part = (number: number) => new RegExp(`^Person ${number}(:|$| )`);

  test('is entered person by person, folds, lists its problems and is ordered', async () => {
    const customer = await ApplicantPages.withSession(browser, applicant);
    const { page } = customer;
    await customer.goto('/hub/identifizierung');
    await fillCompany(page, company);
    await fillTaxResidency(page, company);
    for (const [index, lastName] of names.entries()) {
      if (index > 0) {
        await customer.press('Person hinzufügen');
        await hasFocus(head(page, index + 1));
      }
      const email = index === 0 ? applicant.email : applicant.email.replace('@', `+${index}@`);
      const person = { ...company.people[index === 0 ? 0 : 1]!, lastName, share: index < 2 ? '26' : '' };
      await fillPerson(page, index, { person, company, email });
    }
    await fillVotingRights(page);
    // What is complete folds, and its line says what was typed.
    await customer.says('24 von 24 Abschnitten vollständig');
    expect(await head(page, 11).getAttribute('aria-expanded')).toBe('false');
    await head(page, 11)
      .filter({ hasText: `Person 11: Jörg ${names[10]}` })
      .waitFor();
    expect(await unreadableTexts(page)).toEqual([]);

    for (const number of [3, 12, 20]) await (await openPart(page, part(number))).getByLabel('Nachname').fill('');
    await finishForm(page);
    const problems = page.getByRole('link', { name: /^Nachname erforderlich/ });
    await page.getByRole('heading', { name: 'Fehlende/Fehlerhafte Eingaben' }).waitFor();
    expect(await problems.count()).toBe(3);
    for (const [index, number] of [3, 12, 20].entries()) {
      await problems.first().click();
      const field = (await openPart(page, part(number))).getByLabel('Nachname');
      await hasFocus(field);
      await field.fill(names[number - 1]!);
      await field.blur();
      await problems.nth(2 - index).waitFor({ state: 'detached' });
    }
    await finishForm(page);
    await page.waitForURL(/mehrwerte$|zusammenfassung/);
    await customer.goto('/hub/identifizierung/zusammenfassung');
    for (const [index, name] of names.entries())
      await page.getByRole('region', { name: new RegExp(`^Person ${index + 1}: .*${name}`) }).waitFor();
    expect(await customer.faults()).toEqual([]);
    expect(await unreadableTexts(page)).toEqual([]);
    const { people } = (await applicant.form()) as unknown as { people: readonly { nachname: string }[] };
    expect(people.map(({ nachname }) => nachname)).toEqual(names);
  });

  test('is a list of persons on a phone, where one in the middle is removed and nothing else', async () => {
    const customer = await ApplicantPages.withSession(browser, applicant, 360);
    const { page } = customer;
    await customer.goto('/hub/identifizierung');
    await customer.says('Abschnitt 1 von 24');
    await openPart(page, part(10));
    expect(await customer.faults()).toEqual([]);
    await customer.press('Person entfernen');
    await customer.dialog().getByRole('button', { name: 'Person endgültig entfernen' }).click();
    await customer.says(`Person 10: Jörg ${names[10]!}`);
    await openPart(page, part(19));
    await holds(page.getByLabel('Nachname'), names[19]!);
    expect(await unreadableTexts(page)).toEqual([]);
    await page.goto('about:blank');
    // Leaving sends what is not saved yet.
    await until(async () => (await applicant.form()).people.length === count - 1, { what: 'the person to be removed' });
    const again = await ApplicantPages.withSession(browser, applicant, 360);
    await again.goto('/hub/identifizierung/zusammenfassung');
    await again.page.getByRole('region', { name: new RegExp(`^Person 19: .*${names[19]}`) }).waitFor();
    expect(await again.page.getByRole('region', { name: /^Person \d+/ }).count()).toBe(19);
    expect(await again.faults()).toEqual([]);
  });
});
