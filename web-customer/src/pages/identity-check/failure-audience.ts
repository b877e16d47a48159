import { isIdentified } from '@kontor/domain/person/person-status';
import type { Visitor } from '../../app/landing/visitor.js';
import type { CasePerson } from '../case/own-case/case-person.js';

/** Whom the page after a failed identity check speaks to. */
export type FailureAudience = 'staff' | 'customer' | 'unknown';

/** An address that is not confirmed says nothing about the person: any invited one may use the browser. */
export function failureAudience(visitor: Visitor): FailureAudience {
  return visitor === 'staff' || visitor === 'customer' ? visitor : 'unknown';
}

/**
 * The names of those one of whom has failed in the browser of the acting person, who is identified. Empty where the
 * failure may be their own.
 */
export function othersWhoFailed(
  persons: readonly Pick<CasePerson, 'name' | 'value' | 'first' | 'required'>[],
): readonly string[] {
  const own = persons.find(({ first }) => first);
  if (own === undefined || !isIdentified(own.value)) return [];
  return persons.flatMap(({ name, value, required }) => (required && !isIdentified(value) ? [name] : []));
}
