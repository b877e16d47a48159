import type { CompanySearchHit } from '@kontor/domain/application/registration';
import { hasLegalForm } from '@kontor/domain/application/search-hit';
import type { LegalForm } from '@kontor/domain/legal-form/legal-form';
import { noTerms, type SearchTerms } from './search-terms.js';

/** The state of the search, kept between the steps. */
export interface SearchState {
  readonly terms: SearchTerms;
  readonly page: number;
  readonly hit: CompanySearchHit | undefined;
  /** The typed text before it was replaced by the name of the chosen company. */
  readonly replaced: string | undefined;
}

export const emptySearch: SearchState = { terms: noTerms, page: 0, hit: undefined, replaced: undefined };

/** Other terms search for another company: the one that was chosen is no longer. */
export function retyped(state: SearchState, changed: Partial<SearchTerms>): SearchState {
  return { terms: { ...state.terms, ...changed }, page: 0, hit: undefined, replaced: undefined };
}

/** In another legal form the chosen company is no longer chosen; the same state where it has the form. */
export function forLegalForm(state: SearchState, legalForm: LegalForm | undefined): SearchState {
  const { hit } = state;
  if (hit === undefined || legalForm === undefined || hasLegalForm(hit, legalForm)) return state;
  return { ...state, hit: undefined, replaced: undefined };
}

/** The name of the chosen company replaces the text that found it (R1 §2 item 6); the same state where it already has. */
export function named(state: SearchState): SearchState {
  const { terms, hit } = state;
  if (hit === undefined || terms.q.trim() === hit.name) return state;
  return { ...state, terms: { ...terms, q: hit.name }, page: 0, replaced: terms.q };
}

/** The typed text again, instead of the name that replaced it. */
export function restored(state: SearchState): SearchState {
  return state.replaced === undefined ? state : retyped(state, { q: state.replaced });
}
