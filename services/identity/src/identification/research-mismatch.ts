import { handedSide, namedPerson } from '@kontor/domain/matching/handed-person';
import { matchPersons } from '@kontor/domain/matching/match-persons';
import { createMatchingCase } from '@kontor/domain/matching/matching-case';
import type { MatchingCase } from '@kontor/domain/matching/matching-person';
import type { Person } from '@kontor/proto/kontor/cases/v1/cases_pb';
import type { BusinessIdentification } from '../provider/banking-provider.js';

/** What the research found in documents beside what was entered, as a case for the customer to resolve. */
export function researchMismatch(
  persons: readonly Person[],
  mismatch: NonNullable<BusinessIdentification['mismatch']>,
): MatchingCase {
  const entered = handedSide(persons, mismatch.kind);
  const found = mismatch.persons.map((person) => namedPerson(person, 'DOCUMENT'));
  const kind = mismatch.kind === 'functionaries' ? 'FUNCTIONARIES' : 'BENEFICIARIES';
  return createMatchingCase({ kind, source: 'DOCUMENT', entered, found, result: matchPersons(entered, found) });
}
