import type { MatchingPerson } from '@kontor/domain/matching/matching-person';

/** First and last name. */
export function nameOf({ firstName, lastName }: Pick<MatchingPerson, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
