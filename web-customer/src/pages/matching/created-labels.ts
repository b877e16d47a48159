import { openRightSide } from '@kontor/domain/matching/resolver';
import type { MatchingCase } from '@kontor/domain/matching/matching-person';
import { text } from '../../texts/matching-text.js';
import type { CreatedField } from './created-person.js';

/** Labels of the fields of added persons, for messages that do not contain them. */
export function createdLabels(matchingCase: MatchingCase): Readonly<Record<string, string>> {
  return Object.fromEntries(
    openRightSide(matchingCase).flatMap((index) => [
      [`created.p${index}.isAlsoBeneficiary`, text('created.owner')],
      [`created.p${index}.notExposed`, text('created.notExposed.short')],
    ]),
  );
}

const fields: readonly CreatedField[] = [
  'salutation',
  'firstName',
  'lastName',
  'birthDate',
  'nationality',
  'line1',
  'postalCode',
  'city',
  'email',
  'typeOfRepresentation',
  'isAlsoBeneficiary',
  'votingShare',
  'notExposed',
];

/** The fields of added persons in their order on the page. */
export function createdOrder(matchingCase: MatchingCase): readonly string[] {
  return openRightSide(matchingCase).flatMap((index) => fields.map((field) => `created.p${index}.${field}`));
}
