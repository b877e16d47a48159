import type { Locator, Page } from 'playwright-core';
import { next } from './opening-pages.js';
import type { CompanyEntry, PersonEntry } from './company.js';

// The form "Angaben zu Unternehmen und Personen" as an applicant fills it in.

/** A question with the answers Ja and Nein, or any other choice of cards. */
export async function answer(scope: Page | Locator, question: RegExp, choice: string | RegExp): Promise<void> {
  const name = typeof choice === 'string' ? { name: choice, exact: true } : { name: choice };
  await scope.getByRole('radiogroup', { name: question }).getByRole('radio', name).check();
}

/** The place of the one section that a phone shows. */
const place = (page: Page) => page.getByText(/^Abschnitt \d+ von \d+$/);

/** Opens a section of the form by its heading, and returns it. On a phone the list of the sections leads to it. */
export async function openPart(page: Page, title: string | RegExp): Promise<Locator> {
  const button = page.getByRole('heading', { level: 2, name: title }).getByRole('button');
  await button.or(place(page)).first().waitFor();
  if (await place(page).isVisible()) return openScreen(page, title);
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
  return page.locator(`[id="${(await button.getAttribute('aria-controls')) ?? ''}"]`);
}

async function openScreen(page: Page, title: string | RegExp): Promise<Locator> {
  const head = page.locator('h2[tabindex="-1"]').filter({ hasText: title });
  if (!(await head.isVisible())) {
    await page.getByRole('button', { name: /Übersicht$/ }).click();
    await page.getByRole('complementary').getByRole('link', { name: title }).click();
    await head.waitFor();
  }
  return page.locator(`[id="${(await head.getAttribute('id')) ?? ''}-inhalt"]`);
}

/** The button at the end of the form; on a phone it is on the screen of the last section. */
export async function finishForm(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Weiter/ })
    .first()
    .waitFor();
  while (await place(page).isVisible()) {
    const [, number, count] = /(\d+) von (\d+)/.exec(await place(page).innerText()) ?? [];
    if (number === count) break;
    await page.getByRole('button', { name: /^Weiter zu: / }).click();
    await page.getByText(`Abschnitt ${Number(number) + 1} von ${count}`, { exact: true }).waitFor();
  }
  await next(page);
}

const german = (date: string) => date.split('-').reverse().join('.');

/** Unternehmensdaten. */
export async function fillCompany(page: Page, company: CompanyEntry): Promise<void> {
  const part = await openPart(page, /^Unternehmensdaten/);
  await part.getByLabel('Gründungsdatum').fill('01.03.2015');
  await part.getByLabel('Straße und Hausnummer').fill(company.line1);
  await part.getByLabel('Postleitzahl').fill(company.postalCode);
  await part.getByLabel('Ort', { exact: true }).fill(company.city);
  await part.getByLabel('Registernummer').fill(company.registrationNumber);
  await part.getByLabel('Amtsgericht').fill(company.registrationIssuer);
  await part.getByLabel('Wirtschaftszweig').selectOption({ label: 'Baugewerbe' });
  await part.getByLabel('Unterkategorie').selectOption({ index: 1 });
  await part.getByLabel('Geschäftszweck').fill('Planung und Bau von Feinwerktechnik');
  await part.getByRole('button', { name: '250.000 € bis 500.000 €', exact: true, includeHidden: true }).click();
  await answer(part, /Vorsteuerabzug/, 'Ja');
}

/** Steuerliche Ansässigkeit. */
export async function fillTaxResidency(page: Page): Promise<void> {
  const part = await openPart(page, /^Steuerliche Ansässigkeit/);
  await answer(part, /nur in Deutschland/, 'Ja');
  await answer(part, /Unternehmenstyp/, /aktiv/i);
}

/** Person N, no owner without a share; the first one is the applicant, with name and address of the mail. */
export async function fillPerson(page: Page, index: number, { person, company, email }: PersonInput): Promise<void> {
  const part = await openPart(page, new RegExp(`^Person ${index + 1}`));
  await answer(part, /^Anrede/, person.salutation === 'MS' ? 'Frau' : 'Herr');
  await part.getByLabel('Vorname').fill(person.firstName);
  await part.getByLabel('Nachname').fill(person.lastName);
  await part.getByLabel('Geburtsdatum').fill(german(person.birthday));
  await part.getByLabel('Staatsangehörigkeit').selectOption(person.nationality);
  await answer(part, /vertretungsberechtigt/, 'Ja');
  await answer(part, /Art der Vertretung/, person.representation === 'JOINT' ? /^Gemeinschaftlich/ : /^Einzel/);
  await answer(part, /wirtschaftlich berechtigt/, person.share === '' ? 'Nein' : 'Ja');
  await part.getByLabel('E-Mail-Adresse').fill(email);
  if (index === 0) await part.getByLabel('Telefonnummer').fill('030 23125000');
  if (person.share !== '') await fillOwner(part, person.share, company);
  await answer(part, /Steuer-Identifikationsnummer/, 'Nein');
  await part.getByRole('radio', { name: /nicht politisch exponiert/ }).check();
  await answer(part, /girocard/, person.girocard === true ? 'Ja' : 'Nein');
}

/** What only an owner is asked. */
async function fillOwner(part: Locator, share: string, { line1, postalCode, city }: CompanyEntry): Promise<void> {
  await part.getByLabel('Anteil am Unternehmen').fill(share);
  await part.getByLabel('Straße und Hausnummer').fill(line1);
  await part.getByLabel('Postleitzahl').fill(postalCode);
  await part.getByLabel('Ort', { exact: true }).fill(city);
}

interface PersonInput {
  readonly person: PersonEntry;
  readonly company: CompanyEntry;
  readonly email: string;
}

/** Stimmrechte und Anteile. */
export async function fillVotingRights(page: Page): Promise<void> {
  const part = await openPart(page, /^Stimmrechte und Anteile/);
  await answer(part, /Stimmrechte den Kapitalanteilen/, 'Ja');
}

/** The whole form of a GmbH. */
export async function fillForm(page: Page, company: CompanyEntry, email: string): Promise<void> {
  await fillCompany(page, company);
  await fillTaxResidency(page);
  for (const [index, person] of company.people.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Person hinzufügen' }).click();
    const mail = index === 0 ? email : email.replace('@', `+${index}@`);
    await fillPerson(page, index, { person, company, email: mail });
  }
  await fillVotingRights(page);
}

/** Accepts every order box of the summary and orders. */
export async function acceptAndOrder(page: Page): Promise<void> {
  const boxes = page.getByRole('group', { name: 'Ihre Zustimmung' }).getByRole('checkbox');
  await boxes.first().waitFor();
  for (const box of await boxes.all()) await box.check();
  await page.getByRole('button', { name: /Zahlungspflichtig bestellen/ }).click();
}
