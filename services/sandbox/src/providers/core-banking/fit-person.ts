import { ProviderError, type ErrorDetail } from '../../provider-http/answer.js';
import type { NewCorePerson } from './core-objects.js';

/** Field lengths of the core bank, characters. */
const LENGTHS: Record<string, number> = {
  name: 50,
  firstName: 30,
  lastName: 30,
  occupation: 30,
  'address.line1': 35,
  'address.city': 25,
};
const PLACEHOLDERS: Record<string, unknown> = { birthDate: '1900-01-01', occupation: 'Sonstige' };
const NEEDED = {
  natural: ['birthDate', 'nationality', 'occupation', 'address'],
  company: ['foundationDate', 'address'],
};

type Data = Record<string, unknown>;

export interface FittedPerson {
  data: Data;
  shortened: string[];
  skipped: string[];
  placeholders: string[];
}

/** Fits a person into the core bank's fields. @throws ProviderError 422 for a customer without required data. */
export function fitPerson(person: NewCorePerson): FittedPerson {
  const data: Data = { ...person };
  const placeholders = person.mode === 'KUNDE_WITH_PLACEHOLDERS' ? fillPlaceholders(data, person.kind) : [];
  if (person.mode === 'KUNDE') requireCustomerData(data, person.kind);
  const skipped = skipInvalid(data);
  return { data, placeholders, skipped, shortened: shorten(data) };
}

function fillPlaceholders(data: Data, kind: NewCorePerson['kind']): string[] {
  if (kind !== 'natural') return [];
  const missing = Object.keys(PLACEHOLDERS).filter((field) => isMissing(data[field]));
  for (const field of missing) data[field] = PLACEHOLDERS[field];
  return missing;
}

function requireCustomerData(data: Data, kind: NewCorePerson['kind']): void {
  const needed = kind !== 'natural' ? NEEDED.company : NEEDED.natural;
  const details: ErrorDetail[] = needed
    .filter((field) => isMissing(data[field]))
    .map((path) => ({ path, message: 'is needed for mode KUNDE' }));
  if (details.length > 0) throw new ProviderError(422, 'invalid', 'Data of a customer is missing.', { details });
}

function skipInvalid(data: Data): string[] {
  const fits: Record<string, (value: string) => boolean> = {
    phone: (value) => /^\+\d{8,15}$/.test(value.replace(/[\s/-]/g, '')),
    email: (value) => value.length <= 60,
    taxId: (value) => /^\d{11}$/.test(value),
  };
  const skipped = Object.entries(fits).filter(([field, fit]) => typeof data[field] === 'string' && !fit(data[field]));
  for (const [field] of skipped) data[field] = null;
  return skipped.map(([field]) => field);
}

function shorten(data: Data): string[] {
  return Object.entries(LENGTHS).flatMap(([path, length]) => {
    const [field = '', inner] = path.split('.');
    const holder = inner ? data[field] : data;
    if (!isRecord(holder)) return [];
    const value = holder[inner ?? field];
    if (typeof value !== 'string' || value.length <= length) return [];
    const cut = value.slice(0, length);
    data[field] = inner ? { ...holder, [inner]: cut } : cut;
    return [path];
  });
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null;
}

function isRecord(value: unknown): value is Data {
  return typeof value === 'object' && value !== null;
}
