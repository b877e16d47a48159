import type { Locator, Page } from 'playwright-core';
import { next } from './opening-pages.js';
import { askedOf, type CompanyEntry, type PersonEntry } from './company.js';
import { pdf } from './files.js';
import { until } from './until.js';

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
  const isOpen = async (): Promise<boolean> => (await button.getAttribute('aria-expanded')) === 'true';
  // The page may open it by itself at the same moment, and the click would close it again.
  const open = async (): Promise<boolean> => {
    if (await isOpen()) return true;
    await button.click();
    return isOpen();
  };
  await until(open, { what: `the section ${String(title)} to be open` });
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

type Register = Pick<CompanyEntry, 'registrationNumber' | 'registrationIssuer'>;

async function fillAddress(part: Locator, { line1, postalCode, city }: CompanyEntry): Promise<void> {
  await part.getByLabel('Straße und Hausnummer').fill(line1);
  await part.getByLabel('Postleitzahl').fill(postalCode);
  await part.getByLabel('Ort', { exact: true }).fill(city);
}

async function fillRegister(part: Locator, { registrationNumber, registrationIssuer }: Register): Promise<void> {
  await part.getByLabel('Registernummer').fill(registrationNumber);
  await part.getByLabel('Amtsgericht').fill(registrationIssuer);
}

/** Uploads a document of the company and confirms that it is complete. */
async function uploadFoundingDocument(part: Locator): Promise<void> {
  const file = pdf('Gesellschaftsvertrag');
  const buffer = Buffer.from(await file.arrayBuffer());
  await part
    .getByLabel(/Gründungsdokument/)
    .first()
    .setInputFiles({ name: 'Gesellschaftsvertrag.pdf', mimeType: file.type, buffer });
  await part.getByRole('checkbox', { name: /Dokument vollständig ist/ }).check();
}

/** Unternehmensdaten. */
export async function fillCompany(page: Page, company: CompanyEntry): Promise<void> {
  const { isTrader, hasRegister } = askedOf(company);
  const part = await openPart(page, /^Unternehmensdaten/);
  await part.getByLabel(isTrader ? 'Beginn der Selbstständigkeit' : 'Gründungsdatum').fill('01.03.2015');
  if (company.documents?.includes('FOUNDATION_DOCUMENT') === true) await uploadFoundingDocument(part);
  if (isTrader) await answer(part, /eigene Geschäftsadresse/, 'Ja');
  await fillAddress(part, company);
  if (hasRegister) await fillRegister(part, company);
  await part.getByLabel('Wirtschaftszweig').selectOption({ label: 'Baugewerbe' });
  await part.getByLabel('Unterkategorie').selectOption({ index: 1 });
  await part.getByLabel('Geschäftszweck').fill('Planung und Bau von Feinwerktechnik');
  await part.getByRole('button', { name: '250.000 € bis 500.000 €', exact: true, includeHidden: true }).click();
  await answer(part, /Vorsteuerabzug/, 'Ja');
}

/** Steuerliche Ansässigkeit. */
export async function fillTaxResidency(page: Page, company: CompanyEntry): Promise<void> {
  const part = await openPart(page, /^Steuerliche Ansässigkeit/);
  await answer(part, /nur in Deutschland/, 'Ja');
  if (!askedOf(company).isTrader) await answer(part, /Unternehmenstyp/, /aktiv/i);
}

/** Komplementär-Gesellschaft, where there is one. */
async function fillGeneralPartner(page: Page, company: CompanyEntry): Promise<void> {
  const { generalPartner } = company;
  if (generalPartner === undefined) return;
  const part = await openPart(page, /^Komplementär-Gesellschaft/);
  await part.getByLabel('Firmenname/Unternehmensbezeichnung').fill(generalPartner.name);
  await part.getByLabel('Gründungsdatum').fill('01.02.2015');
  await fillAddress(part, company);
  await fillRegister(part, generalPartner);
}

async function fillRoles(part: Locator, person: PersonEntry, company: CompanyEntry): Promise<void> {
  const { isTrader, hasRoles } = askedOf(company);
  if (hasRoles) {
    await answer(part, /vertretungsberechtigt/, 'Ja');
    await answer(part, /Art der Vertretung/, person.representation === 'JOINT' ? /^Gemeinschaftlich/ : /^Einzel/);
    await answer(part, /wirtschaftlich berechtigt/, person.share === '' ? 'Nein' : 'Ja');
  }
  if (!isTrader && person.share !== '') await part.getByLabel('Anteil am Unternehmen').fill(person.share);
}

/** Person N, no owner without a share; the first one is the applicant, with name and address of the mail. */
export async function fillPerson(page: Page, index: number, { person, company, email }: PersonInput): Promise<void> {
  const part = await openPart(page, new RegExp(`^Person ${index + 1}`));
  await answer(part, /^Anrede/, person.salutation === 'MS' ? 'Frau' : 'Herr');
  await part.getByLabel('Vorname').fill(person.firstName);
  await part.getByLabel('Nachname').fill(person.lastName);
  await part.getByLabel('Geburtsdatum').fill(german(person.birthday));
  await part.getByLabel('Staatsangehörigkeit').selectOption(person.nationality);
  await fillRoles(part, person, company);
  await part.getByLabel('E-Mail-Adresse').fill(email);
  if (index === 0) await part.getByLabel('Telefonnummer').fill('030 23125000');
  // Only an owner is asked for the address.
  if (person.share !== '') await fillAddress(part, company);
  await answer(part, /Steuer-Identifikationsnummer/, 'Nein');
  await part.getByRole('radio', { name: /nicht politisch exponiert/ }).check();
  await answer(part, /girocard/, person.girocard === true ? 'Ja' : 'Nein');
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

/** The whole form, as far as the legal form has its parts. */
export async function fillForm(page: Page, company: CompanyEntry, email: string): Promise<void> {
  await fillCompany(page, company);
  await fillTaxResidency(page, company);
  await fillGeneralPartner(page, company);
  const { isTrader, minPersons } = askedOf(company);
  for (const [index, person] of company.people.entries()) {
    if (index >= minPersons) await page.getByRole('button', { name: 'Person hinzufügen' }).click();
    const mail = index === 0 ? email : email.replace('@', `+${index}@`);
    await fillPerson(page, index, { person, company, email: mail });
  }
  if (!isTrader) await fillVotingRights(page);
}

/** Accepts every order box of the summary and orders. */
export async function acceptAndOrder(page: Page): Promise<void> {
  const boxes = page.getByRole('group', { name: 'Ihre Zustimmung' }).getByRole('checkbox');
  await boxes.first().waitFor();
  for (const box of await boxes.all()) await box.check();
  await page.getByRole('button', { name: /Zahlungspflichtig bestellen/ }).click();
}
