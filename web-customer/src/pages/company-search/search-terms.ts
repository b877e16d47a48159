import type { CompanySearchHit } from '@kontor/domain/application/registration';

/** Characters that a search needs, debounce in ms, and hits a page (R1 §9). */
export const searchLimits = { minLength: 3, debounceMs: 500, perPage: 10 } as const;

export interface SearchTerms {
  readonly q: string;
  readonly street: string;
  readonly zipCode: string;
  readonly city: string;
  readonly registrationNumber: string;
}

export const noTerms: SearchTerms = { q: '', street: '', zipCode: '', city: '', registrationNumber: '' };

/** Whether the terms are sufficient for a search. */
export function isSearchable({ q }: SearchTerms): boolean {
  return q.trim().length >= searchLimits.minLength;
}

/** The query of `GET /kyc-now/search`; pages from 0. */
export function queryOf(terms: SearchTerms, page: number) {
  return {
    q: terms.q.trim(),
    page,
    street: terms.street.trim(),
    city: terms.city.trim(),
    'zip-code': terms.zipCode.trim(),
    'registration-number': terms.registrationNumber.trim(),
  };
}

/** Name, address and number of a hit, as far as the register has them (R1 §2 item 6). */
export function hitParts({ name, address, registrationNumber }: CompanySearchHit): readonly string[] {
  const place = [address.zipCode, address.locality].filter((part) => part !== '').join(' ');
  const line = [address.streetLine, place].filter((part) => part !== '').join(', ');
  return [name, line, registrationNumber].filter((part) => part !== '');
}

/** A unique key of a hit. */
export function hitKey({ provider: { providerId, headquarterId } }: CompanySearchHit): string {
  return `${providerId} ${headquarterId}`;
}

export function pagesOf(totalHits: number): number {
  return Math.max(1, Math.ceil(totalHits / searchLimits.perPage));
}
