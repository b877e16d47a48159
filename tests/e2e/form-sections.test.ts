import type { Browser } from 'playwright-core';
import { readyToOrder, type Applicant } from '../support/applicant.js';
import { ApplicantPages } from '../support/applicant-pages.js';
import { hasFocus, holds, openBrowser } from '../support/browser.js';
import { unknownCompany } from '../support/company.js';
import { finishForm, openPart } from '../support/form-pages.js';

describe('the sections of the form', () => {
  let browser: Browser;
  let applicant: Applicant;
  let customer: ApplicantPages;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  beforeEach(async () => {
    applicant = await readyToOrder(unknownCompany());
  });
  afterEach(() => customer.close());
  afterAll(() => browser.close());

  const open = async (width: number, path = '/hub/identifizierung'): Promise<void> => {
    customer = await ApplicantPages.loggedIn(browser, applicant, width);
    await customer.goto(path);
  };
  const head = (title: RegExp) => customer.page.getByRole('heading', { level: 2, name: title }).getByRole('button');
  const screen = (title: RegExp) => customer.page.locator('h2[tabindex="-1"]').filter({ hasText: title });
  const isExpanded = (title: RegExp) => head(title).getAttribute('aria-expanded');

  test('a complete section folds to a line of what was typed, and is opened again by keyboard', async () => {
    await open(1280);
    await openPart(customer.page, /^Unternehmensdaten/);
    await customer.button(/^Weiter zu: Steuerliche Ansässigkeit/).click();
    await hasFocus(head(/^Steuerliche Ansässigkeit/));
    expect(await isExpanded(/^Unternehmensdaten/)).toBe('false');
    const { line1, city } = applicant.company;
    const line = customer.page.getByText(new RegExp(`${line1}, \\d{5} ${city}`));
    await line.waitFor();
    const described = await head(/^Unternehmensdaten.*Ändern/).getAttribute('aria-describedby');
    expect(await line.getAttribute('id')).toBe(described);
    await head(/^Unternehmensdaten/).press('Enter');
    expect(await isExpanded(/^Unternehmensdaten/)).toBe('true');
    await customer.page.getByLabel('Gründungsdatum').waitFor();
    // What is complete folds when another section is opened.
    expect(await isExpanded(/^Steuerliche Ansässigkeit/)).toBe('false');
    await hasFocus(head(/^Unternehmensdaten/));
  });

  test('help is on top of the side column, which is whole in a window of 1280 × 900', async () => {
    await open(1280);
    await customer.page.setViewportSize({ width: 1280, height: 900 });
    const column = customer.page.getByRole('complementary', { name: 'Ihr Antrag im Überblick' });
    await customer.says('6 von 6 Abschnitten vollständig');
    expect(await column.getByRole('heading').allInnerTexts()).toEqual([
      'Brauchen Sie Hilfe?',
      'Stand Ihrer Angaben',
      'Ihr Paket',
    ]);
    const { bottom, hidden } = await column.evaluate((element) => ({
      bottom: element.getBoundingClientRect().bottom,
      hidden: element.scrollHeight - element.clientHeight,
    }));
    expect(bottom).toBeLessThanOrEqual(900);
    expect(hidden).toBe(0);
  });

  test('an incomplete section stays open beside another one, and the progress says what is left', async () => {
    await open(1280);
    const part = await openPart(customer.page, /^Person 1/);
    await customer.says('Noch etwa 2 Minuten bis zur Bestellung');
    const birthday = part.getByLabel('Geburtsdatum');
    const before = await birthday.inputValue();
    await birthday.fill('');
    await customer.says('5 von 6 Abschnitten vollständig');
    await customer.says('Noch etwa 4 Minuten bis zur Bestellung');
    await openPart(customer.page, /^Unternehmensdaten/);
    expect(await isExpanded(/^Person 1/)).toBe('true');
    await birthday.fill(before);
    await customer.says('6 von 6 Abschnitten vollständig');
  });

  test('a phone shows one section a screen, and nothing typed is lost between them', async () => {
    await open(360);
    await screen(/^Unternehmensdaten/).waitFor();
    await customer.says('Abschnitt 1 von 6');
    expect(await customer.page.locator('h2[tabindex="-1"]').count()).toBe(1);
    const city = customer.page.getByLabel('Ort', { exact: true });
    await city.fill('Quedlinburg');
    await customer.button('Weiter zu: Steuerliche Ansässigkeit').click();
    await hasFocus(screen(/^Steuerliche Ansässigkeit/));
    expect(await city.count()).toBe(0);
    await customer.button('Zurück zu: Unternehmensdaten').click();
    await hasFocus(screen(/^Unternehmensdaten/));
    await holds(city, 'Quedlinburg');
    await customer.page.goBack();
    await hasFocus(screen(/^Steuerliche Ansässigkeit/));
    expect(await customer.faults()).toEqual([]);
  });

  test('a phone leads from a problem to its field on another screen', async () => {
    await open(360);
    const person = await openPart(customer.page, /^Person 1/);
    await person.getByLabel('Geburtsdatum').fill('');
    await finishForm(customer.page);
    await customer.page.getByRole('link', { name: /Geburtsdatum/ }).click();
    await hasFocus(customer.page.getByLabel('Geburtsdatum'));
    await screen(/^Person 1/).waitFor();
    expect(await customer.faults()).toEqual([]);
  });

  test('a phone has all persons on one screen, where another one is added and removed', async () => {
    await open(360);
    await openPart(customer.page, /^Vertretung und Anteile/);
    await customer.press('Person hinzufügen');
    await hasFocus(screen(/^Person 3/));
    await customer.press('Person entfernen');
    await customer.dialog().getByRole('button', { name: 'Person endgültig entfernen' }).click();
    await hasFocus(screen(/^Vertretung und Anteile/));
    await head(/^Person 2/).click();
    await hasFocus(screen(/^Person 2/));
  });

  test('a real owner ends that somebody else counts as a fictitious one', async () => {
    await open(1280);
    const owns = async (index: number, answer: 'Ja' | 'Nein'): Promise<void> => {
      const part = await openPart(customer.page, new RegExp(`^Person ${index}`));
      const question = part.getByRole('radiogroup', { name: /wirtschaftlich berechtigt/ });
      await question.getByRole('radio', { name: answer, exact: true }).check();
    };
    for (const index of [1, 2]) await owns(index, 'Nein');
    const second = await openPart(customer.page, /^Person 2/);
    const fictitious = second.getByRole('checkbox', { name: /fiktiver wirtschaftlich Berechtigter/ });
    await fictitious.check();
    await owns(1, 'Ja');
    await openPart(customer.page, /^Person 2/);
    expect(await fictitious.isChecked()).toBe(false);
  });

  test('another package chosen from the summary leads back to it', async () => {
    await open(1280, '/hub/identifizierung/zusammenfassung');
    await customer.page
      .getByRole('region', { name: 'Ihr Paket' })
      .getByRole('link', { name: 'Paket wechseln' })
      .click();
    await customer.isAt('/hub/identifizierung/kontomodell');
    await customer
      .button(/^Dieses Paket wählen/)
      .first()
      .click();
    await customer.isAt('/hub/identifizierung/zusammenfassung');
    await customer.page.goBack();
    await customer.page.getByRole('link', { name: 'Abbrechen' }).click();
    await customer.isAt('/hub/identifizierung/zusammenfassung');
  });

  test.each([1280, 360])('"Ändern" leads from the summary to its section and back (%i px)', async (width) => {
    await open(width, '/hub/identifizierung/zusammenfassung');
    await customer.page.getByRole('link', { name: /^Ändern.*Person 2/ }).click();
    await customer.isAt('/hub/identifizierung');
    const field = customer.page.getByLabel('Nachname');
    const name = `Umbenannt-${width}`;
    await field.fill('');
    await customer.press('Zurück zur Zusammenfassung');
    await hasFocus(field);
    await customer.page.getByText('Nachname erforderlich, maximal 50 Zeichen möglich').first().waitFor();
    await field.fill(name);
    await customer.press('Zurück zur Zusammenfassung');
    await customer.isAt('/hub/identifizierung/zusammenfassung');
    const section = customer.page.getByRole('region', { name: new RegExp(`Person 2: .*${name}`) });
    await hasFocus(section);
    expect(await customer.faults()).toEqual([]);
  });
});
