import { enteredSide, namedPerson } from '@kontor/domain/matching/compared-person';
import { matchPersons } from '@kontor/domain/matching/match-persons';
import { createMatchingCase } from '@kontor/domain/matching/matching-case';
import type { MatchingCase } from '@kontor/domain/matching/matching-person';
import type { ApplicationPerson } from '@kontor/case-client/application/case-application';
import type { BusinessIdentification } from '../provider/banking-provider.js';

/** Differences between researched documents and the entered data, which the customer has to resolve. */
export function researchMismatch(
  persons: readonly ApplicationPerson[],
  mismatch: NonNullable<BusinessIdentification['mismatch']>,
): MatchingCase {
  const entered = enteredSide(persons, mismatch.kind);
  const found = mismatch.persons.map((person) => namedPerson(person, 'DOCUMENT'));
  const kind = mismatch.kind === 'functionaries' ? 'FUNCTIONARIES' : 'BENEFICIARIES';
  return createMatchingCase({ kind, source: 'DOCUMENT', entered, found, result: matchPersons(entered, found) });
}
