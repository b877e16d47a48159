import { companyNameOf } from '@kontor/domain/application/application';
import { normaliseRegisterNumber } from '@kontor/domain/legal-form/register-number';
import { normaliseEmail } from '@kontor/domain/person/email';
import type { CaseDocument } from '../case/case-document.js';
import type { StoredApplication } from './stored-application.js';

/** Keyed hash by purpose, for equality only. */
export type SearchHash = (purpose: string, value: string) => string;

export type SearchFields = Pick<
  CaseDocument,
  | 'legalForm'
  | 'companyName'
  | 'nameSort'
  | 'searchKeys'
  | 'nameHashes'
  | 'postalCode'
  | 'registerHash'
  | 'emailHashes'
  | 'industryKey'
  | 'kontoId'
>;

const shortestPrefix = 2;
const longestPrefix = 8;
const folds: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Words of a text in one spelling: small letters, umlauts written out, other accents dropped. */
export function searchWords(text: string): readonly string[] {
  return text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => folds[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** The hash under which the beginning of a person's name is found; null for a single letter. */
export function nameHash(hash: SearchHash, word: string): string | null {
  return word.length < shortestPrefix ? null : hash('name', word.slice(0, longestPrefix));
}

function prefixesOf(word: string): readonly string[] {
  const longest = Math.min(word.length, longestPrefix);
  return Array.from({ length: Math.max(longest - shortestPrefix + 1, 0) }, (_, n) => word.slice(0, n + shortestPrefix));
}

/** Equality of companies in a register: court and number in one spelling; null when one of them is missing. */
export function registerHashOf(hash: SearchHash, court: string | undefined, number: string | undefined): string | null {
  const words = searchWords(court ?? '').filter((word) => word !== 'amtsgericht');
  if (words.length === 0 || (number ?? '').trim() === '') return null;
  return hash('register', `${words.join(' ')}|${normaliseRegisterNumber(number ?? '')}`);
}

/** What a case is found by. Company name and postal code stand in clear, everything about persons is hashed. */
export function searchFieldsOf(stored: StoredApplication, hash: SearchHash): SearchFields {
  const { application, registration, kontoId } = stored;
  const { firma, people } = application;
  const companyName = companyNameOf(application);
  const names = people.flatMap(({ vorname, nachname }) => searchWords(`${vorname ?? ''} ${nachname ?? ''}`));
  const emails = [registration.username, people[0]?.email ?? '']
    .map(normaliseEmail)
    .filter((address) => address !== '');
  return {
    legalForm: registration.businessLegalForm,
    companyName,
    nameSort: searchWords(companyName).join(' '),
    searchKeys: [...new Set(searchWords(companyName))],
    nameHashes: [...new Set(names.flatMap(prefixesOf))].map((prefix) => hash('name', prefix)).sort(),
    postalCode: firma.postalCode?.trim() || null,
    registerHash: registerHashOf(hash, firma.registrationIssuer, firma.registrationNumber),
    emailHashes: [...new Set(emails)].map((address) => hash('email', address)),
    industryKey: firma.wirtschaftszweigUnterkategorie || firma.wirtschaftszweig || null,
    kontoId,
  };
}
