import type { MatchingKind } from '@kontor/domain/application/matching-decision';
import type { MatchingPerson } from '@kontor/domain/matching/matching-person';
import { normaliseName } from '@kontor/domain/matching/normalise-name';
import { text } from '../../texts/matching-text.js';
import { countryLabel } from '../../texts/countries.js';
import { dateText, percentText } from '../../texts/format.js';
import { salutationLabel } from '../../texts/labels.js';

export type ComparedField =
  | 'salutation'
  | 'firstName'
  | 'lastName'
  | 'birthDate'
  | 'nationality'
  | 'typeOfRepresentation'
  | 'votingShare'
  | 'address';

const byKind: Readonly<Record<MatchingKind, readonly ComparedField[]>> = {
  FUNCTIONARIES: ['salutation', 'firstName', 'lastName', 'birthDate', 'nationality', 'typeOfRepresentation'],
  BENEFICIARIES: ['salutation', 'firstName', 'lastName', 'birthDate', 'nationality', 'votingShare', 'address'],
};

/** The displayed form of a value; empty when it is unknown. */
function shown(person: MatchingPerson, field: ComparedField): string {
  const { salutation, birthDate, nationality, typeOfRepresentation, votingShare, line1, postalCode, city } = person;
  switch (field) {
    case 'salutation':
      return salutation === undefined ? '' : salutationLabel(salutation);
    case 'birthDate':
      return birthDate === undefined ? '' : dateText(birthDate);
    case 'nationality':
      return nationality === undefined ? '' : countryLabel(nationality);
    case 'typeOfRepresentation':
      return typeOfRepresentation === undefined ? '' : text(`representation.${typeOfRepresentation}`);
    case 'votingShare':
      return votingShare === undefined ? '' : percentText(votingShare);
    case 'address':
      return [line1, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
    default:
      return person[field];
  }
}

export interface Fact {
  readonly field: ComparedField;
  readonly value: string;
}

/** The known data of a person in the compared role, in reading order. */
export function factsOf(person: MatchingPerson, kind: MatchingKind): readonly Fact[] {
  return byKind[kind].map((field) => ({ field, value: shown(person, field) })).filter(({ value }) => value !== '');
}

/** A value that one side does not have is no difference. */
export type Agreement = 'same' | 'different' | 'unknown';

export interface ComparedRow {
  readonly field: ComparedField;
  readonly entered: string;
  readonly found: string;
  readonly agreement: Agreement;
}

function agreementOf(entered: string, found: string): Agreement {
  if (entered === '' || found === '') return 'unknown';
  return normaliseName(entered) === normaliseName(found) ? 'same' : 'different';
}

/** An entered and a found person in comparison; rows without values are left out. */
export function comparePersons(
  entered: MatchingPerson,
  found: MatchingPerson,
  kind: MatchingKind,
): readonly ComparedRow[] {
  return byKind[kind].flatMap((field): readonly ComparedRow[] => {
    const [left, right] = [shown(entered, field), shown(found, field)];
    return left === '' && right === ''
      ? []
      : [{ field, entered: left, found: right, agreement: agreementOf(left, right) }];
  });
}
