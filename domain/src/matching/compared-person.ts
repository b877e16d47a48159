import { isSalutation, type Salutation } from '../list/salutations.js';
import { representations, type Representation } from '../person/person.js';
import { type MatchingPerson } from './matching-person.js';

interface Place {
  readonly line1?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly city?: string | undefined;
}

/** An entered person of an order; null where nothing was entered. */
export interface EnteredPerson {
  readonly id: string;
  readonly salutation: Salutation | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly birthDate: string | null;
  readonly nationality: string | null;
  readonly pepStatus: 'NOT_PEP' | 'PEP' | null;
  readonly authorizedToRepresent: boolean;
  readonly legalRepresentative: { readonly typeOfRepresentation: Representation | null } | null;
  readonly beneficialOwner: { readonly votingShare: number } | null;
  readonly address: Place | null;
}

/** A person in a register or a document. */
export interface NamedPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly salutation?: string | null | undefined;
  readonly nationality?: string | null | undefined;
  readonly birthDate?: string | null | undefined;
  readonly votingShare?: number | null | undefined;
  readonly typeOfRepresentation?: string | null | undefined;
  readonly address?: Place | null | undefined;
}

/** The entered persons as one side of a comparison, keyed by their number (R3 §3 "Person matching case"). */
export function enteredSide(
  persons: readonly EnteredPerson[],
  kind: 'functionaries' | 'beneficiaries',
): Readonly<Record<string, MatchingPerson>> {
  return Object.fromEntries(persons.map((person, index) => [String(index), enteredPerson(person, kind)]));
}

function enteredPerson(person: EnteredPerson, kind: 'functionaries' | 'beneficiaries'): MatchingPerson {
  const isOwner = person.beneficialOwner !== null;
  return {
    source: 'CUSTOMER',
    bgoPersonId: person.id,
    firstName: person.firstName,
    lastName: person.lastName,
    salutation: person.salutation ?? undefined,
    nationality: person.nationality ?? undefined,
    email: person.email ?? undefined,
    birthDate: person.birthDate ?? undefined,
    pepStatus: person.pepStatus ?? 'NOT_PEP',
    isAlsoBeneficiary: isOwner,
    votingShare: person.beneficialOwner?.votingShare,
    ...placeOf(person.address ?? undefined),
    typeOfRepresentation: person.legalRepresentative?.typeOfRepresentation ?? undefined,
    inRole: kind === 'functionaries' ? person.authorizedToRepresent : isOwner,
  };
}

/** A found person as the other side of a comparison. */
export function namedPerson(person: NamedPerson, source: 'PUBLIC' | 'DOCUMENT'): MatchingPerson {
  const { firstName, lastName, salutation, nationality, birthDate, votingShare, typeOfRepresentation } = person;
  return {
    source,
    firstName,
    lastName,
    salutation: typeof salutation === 'string' && isSalutation(salutation) ? salutation : undefined,
    nationality: nationality ?? undefined,
    birthDate: birthDate ?? undefined,
    votingShare: votingShare ?? undefined,
    ...placeOf(person.address ?? undefined),
    typeOfRepresentation: representations.find((kindOf) => kindOf === typeOfRepresentation),
  };
}

function placeOf(place: Place | undefined): Place {
  return place === undefined ? {} : { line1: place.line1, postalCode: place.postalCode, city: place.city };
}
