import { isPostalCode } from '@kontor/domain/application/address-violations';
import { companyNameOf, type Application } from '@kontor/domain/application/application';
import type { Registration } from '@kontor/domain/application/registration';
import { normaliseRegisterNumber } from '@kontor/domain/legal-form/register-number';
import type { CalendarDate } from '@kontor/domain/calendar-date/calendar-date';
import { hasPersonalName } from '@kontor/domain/legal-form/personal-name';
import type { Person } from '@kontor/domain/person/person';
import { toE164 } from '@kontor/domain/person/phone-number';
import { normaliseEmail } from '@kontor/domain/person/email';
import type { CaseRecord } from './case-record.js';

/** Keyed hash by purpose, for equality only. */
export type SearchHash = (purpose: string, value: string) => string;

export type SearchFields = Pick<
  CaseRecord,
  | 'legalForm'
  | 'companyName'
  | 'nameSort'
  | 'searchKeys'
  | 'nameHashes'
  | 'searchHashes'
  | 'postalCode'
  | 'registerHash'
  | 'emailHashes'
  | 'industryKey'
  | 'kontoId'
>;

/** The parts of an application from which search fields are computed. */
export interface SearchableApplication {
  readonly application: Application;
  readonly registration: Registration;
  readonly kontoId: string;
}

const shortestPrefix = 2;
const longestPrefix = 8;
const folds: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A draft keeps longer texts as they are typed (`draftTextLimit`); what a search finds of them, in characters. */
const longestSearched = 200;

/** Normalised words of a text: lower case, umlauts written out, other accents dropped. */
export function searchWords(text: string): readonly string[] {
  return text
    .slice(0, longestSearched)
    .toLowerCase()
    .replace(/[äöüß]/g, (char) => folds[char] ?? char)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** The search hash of a prefix of a person's name; null for a single character. */
export function nameHash(hash: SearchHash, word: string): string | null {
  return word.length < shortestPrefix ? null : hash('name', word.slice(0, longestPrefix));
}

function prefixesOf(word: string, shortest = shortestPrefix): readonly string[] {
  const longest = Math.min(word.length, longestPrefix);
  return Array.from({ length: Math.max(longest - shortest + 1, 0) }, (_, n) => word.slice(0, n + shortest));
}

const sequenceLength = 3;
/** A case has about a hundred of them, so they are kept short; equal ones of different sequences remain unlikely. */
const storedLength = 11;

/** The search hashes of the 3-letter sequences of a word; none for a shorter word. */
export function sequenceHashes(hash: SearchHash, word: string): readonly string[] {
  const count = Math.max(word.length - sequenceLength + 1, 0);
  return Array.from({ length: count }, (_, at) =>
    hash('sequence', word.slice(at, at + sequenceLength)).slice(0, storedLength),
  );
}

/**
 * The search hashes of words of a sealed company name, which each may be the beginning of one: the longest first,
 * because it occurs in the fewest cases.
 */
export function sealedWordHashes(hash: SearchHash, words: readonly string[]): readonly string[] {
  return words
    .toSorted((left, right) => right.length - left.length)
    .flatMap((word) => [
      ...(word.length > longestPrefix ? sequenceHashes(hash, word) : []),
      companyHash(hash, word.slice(0, longestPrefix)),
    ]);
}

/** The search hash of a whole company name, however it is spelled. */
export function companyNameHash(hash: SearchHash, name: string): string {
  return hash('companyName', searchWords(name).join(' ')).slice(0, storedLength);
}

/** All search hashes that a sealed company name leaves: of itself, of the beginnings and of the parts of its words. */
export function sealedNameHashes(hash: SearchHash, name: string): readonly string[] {
  const words = searchWords(name);
  const beginnings = words.flatMap((word) => prefixesOf(word, 1));
  return [
    companyNameHash(hash, name),
    ...beginnings.map((beginning) => companyHash(hash, beginning)),
    ...words.flatMap((word) => sequenceHashes(hash, word)),
  ];
}

const companyHash = (hash: SearchHash, beginning: string): string => hash('company', beginning).slice(0, storedLength);

/** The search hash of a register number without its court. */
export function registerNumberHash(hash: SearchHash, number: string): string {
  return hash('registerNumber', normaliseRegisterNumber(number)).slice(0, storedLength);
}

/** The words of a register court without the one that all courts have. */
export function courtWords(court: string): readonly string[] {
  return searchWords(court).filter((word) => word !== 'amtsgericht' && word !== 'ag');
}

/** The search hash of an IBAN or of an account number, however it is grouped. */
export function accountHash(hash: SearchHash, number: string): string {
  return hash('account', number.replaceAll(/\s/g, '').toUpperCase());
}

/** The search hash of a telephone number; German unless it carries a country code. */
export function phoneHash(hash: SearchHash, phone: string): string {
  return hash('phone', toE164(phone)).slice(0, storedLength);
}

/** The search hash of a day of birth. */
export function birthdayHash(hash: SearchHash, birthday: CalendarDate): string {
  return hash('birthday', birthday).slice(0, storedLength);
}

/** Search key of a register entry: normalised court and number; null when one of them is missing. */
export function registerHashOf(hash: SearchHash, court: string | undefined, number: string | undefined): string | null {
  const words = searchWords(court ?? '').filter((word) => word !== 'amtsgericht');
  if (words.length === 0 || (number ?? '').trim() === '') return null;
  return hash('register', `${words.join(' ')}|${normaliseRegisterNumber(number ?? '')}`);
}

/**
 * The search fields of a case. Postal code and the name of a registered company are plain text, everything about persons
 * is hashed, and so is a company name that is personal.
 */
export function searchFieldsOf(stored: SearchableApplication, hash: SearchHash): SearchFields {
  const { application, registration, kontoId } = stored;
  const { firma, people } = application;
  const companyName = companyNameOf(application);
  const isSealed = hasPersonalName(registration.businessLegalForm);
  const names = people.flatMap(({ vorname, nachname }) => [vorname ?? '', nachname ?? ''].flatMap(searchWords));
  const emails = [registration.username, people[0]?.email ?? '']
    .map(normaliseEmail)
    .filter((address) => address !== '');
  return {
    legalForm: registration.businessLegalForm,
    ...(isSealed ? noName : clearName(companyName)),
    nameHashes: [...new Set(names.flatMap(prefixesOf))].map((prefix) => hash('name', prefix)).sort(),
    searchHashes: partHashes(hash, {
      words: [
        ...names,
        ...searchWords(companyName),
        ...searchWords(firma.city ?? ''),
        ...courtWords(firma.registrationIssuer ?? ''),
      ],
      registerNumber: firma.registrationNumber ?? '',
      people,
      others: isSealed ? sealedNameHashes(hash, companyName) : [],
    }),
    postalCode: isPostalCode(firma.postalCode ?? '') ? (firma.postalCode ?? '').trim() : null,
    registerHash: registerHashOf(hash, firma.registrationIssuer, firma.registrationNumber),
    emailHashes: [...new Set(emails)].map((address) => hash('email', address)),
    industryKey: firma.wirtschaftszweigUnterkategorie || firma.wirtschaftszweig || null,
    kontoId,
  };
}

const noName = { companyName: '', nameSort: '', searchKeys: [] } as const;

function clearName(companyName: string): Pick<SearchFields, keyof typeof noName> {
  const words = searchWords(companyName);
  return { companyName, nameSort: words.join(' '), searchKeys: [...new Set(words)] };
}

/** Hashes of parts of words, of telephone numbers and days of birth, and of the register number, with and without what some courts add to it. */
function partHashes(
  hash: SearchHash,
  {
    words,
    registerNumber,
    people,
    others,
  }: {
    readonly words: readonly string[];
    readonly registerNumber: string;
    readonly people: readonly Pick<Person, 'phone' | 'birthday'>[];
    readonly others: readonly string[];
  },
): readonly string[] {
  const bare = /^[a-z]+ \d+/i.exec(normaliseRegisterNumber(registerNumber))?.[0];
  const numbers = bare === undefined ? [] : [bare, registerNumber].map((number) => registerNumberHash(hash, number));
  const persons = people.flatMap(({ phone = '', birthday = '' }) => [
    ...(phone.trim() === '' ? [] : [phoneHash(hash, phone)]),
    ...(birthday === '' ? [] : [birthdayHash(hash, birthday)]),
  ]);
  const parts = words.flatMap((word) => sequenceHashes(hash, word));
  return [...new Set([...parts, ...numbers, ...persons, ...others])].sort();
}
