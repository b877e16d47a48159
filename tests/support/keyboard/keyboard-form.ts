import type { CompanyEntry, PersonEntry } from '../company.js';
import type { Keyboard } from './keyboard.js';

// Fills in the form of a GmbH by keys only, in the tab order of its fields.

const german = (date: string) => date.split('-').reverse().join('.');
const countries: Readonly<Record<string, string>> = { DE: 'Deutschland' };

/** Unternehmensdaten. */
export async function typeCompany(keys: Keyboard, company: CompanyEntry): Promise<void> {
  await keys.type(/^Straße und Hausnummer/, company.line1);
  await keys.type(/^Postleitzahl/, company.postalCode);
  await keys.type(/^Ort/, company.city);
  await keys.type(/^Gründungsdatum/, '01.03.2015');
  await keys.type(/^Registernummer/, company.registrationNumber);
  await keys.type(/^Amtsgericht/, company.registrationIssuer);
  await keys.select(/^Wirtschaftszweig/, 'Baugewerbe');
  await keys.select(/^Unterkategorie/, 'Hochbau');
  await keys.type(/^Geschäftszweck/, 'Planung und Bau von Feinwerktechnik');
  await keys.slide(/Umsatz im Jahr/, '250.000 € bis 500.000 €');
  await keys.choose(/Vorsteuerabzug/, /^Ja/);
}

/** Steuerliche Ansässigkeit. */
export async function typeTaxResidency(keys: Keyboard): Promise<void> {
  await keys.choose(/nur in Deutschland/, /^Ja/);
  await keys.choose(/Unternehmenstyp/, /aktiv/i);
}

interface TypedPerson {
  readonly person: PersonEntry;
  readonly company: CompanyEntry;
  readonly email: string;
  readonly phone?: string;
}

/** A person who represents the company and owns a part of it. */
export async function typePerson(keys: Keyboard, { person, company, email, phone }: TypedPerson): Promise<void> {
  await keys.choose(/^Anrede/, person.salutation === 'MS' ? /^Frau/ : /^Herr/);
  await keys.type(/^Vorname/, person.firstName);
  await keys.type(/^Nachname/, person.lastName);
  await keys.type(/^Geburtsdatum/, german(person.birthday));
  await keys.select(/^Staatsangehörigkeit/, countries[person.nationality]!);
  await keys.choose(/vertretungsberechtigt/, /^Ja/);
  await keys.choose(/Art der Vertretung/, person.representation === 'JOINT' ? /^Gemeinschaftlich/ : /^Einzel/);
  await keys.choose(/wirtschaftlich berechtigt/, /^Ja/);
  await keys.type(/^Anteil am Unternehmen/, person.share);
  await keys.type(/^E-Mail-Adresse/, email);
  if (phone !== undefined) await keys.type(/^Telefonnummer/, phone);
  await keys.type(/^Straße und Hausnummer/, company.line1);
  await keys.type(/^Postleitzahl/, company.postalCode);
  await keys.type(/^Ort/, company.city);
  await keys.choose(/Steuer-Identifikationsnummer/, /^Nein/);
  await keys.choose(/./, /nicht politisch exponiert/);
  await keys.choose(/girocard/, person.girocard === true ? /^Ja/ : /^Nein/);
}
