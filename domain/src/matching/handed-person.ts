import { isSalutation } from '../list/salutations.js';
import { representations } from '../person/person.js';
import { type MatchingPerson } from './matching-person.js';

interface Place {
  readonly line1?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly city?: string | undefined;
}

/** An entered person as services hand it on: an empty text is a missing one. */
export interface HandedPerson {
  readonly personId: string;
  readonly salutation: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly birthDate: string;
  readonly nationality: string;
  readonly pep: boolean;
  readonly authorizedToRepresent: boolean;
  readonly typeOfRepresentation: string;
  readonly beneficialOwner?: { readonly votingShare: number } | undefined;
  readonly address?: Place | undefined;
}

/** A person as a register or a document names it. */
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

/** The handed persons as one side of a comparison, keyed by their number (spec 3 §3 "Person matching case"). */
export function handedSide(
  persons: readonly HandedPerson[],
  kind: 'functionaries' | 'beneficiaries',
): Readonly<Record<string, MatchingPerson>> {
  return Object.fromEntries(persons.map((person, index) => [String(index), handedPerson(person, kind)]));
}

function handedPerson(person: HandedPerson, kind: 'functionaries' | 'beneficiaries'): MatchingPerson {
  const isOwner = person.beneficialOwner !== undefined;
  return {
    source: 'CUSTOMER',
    bgoPersonId: person.personId,
    firstName: person.firstName,
    lastName: person.lastName,
    salutation: isSalutation(person.salutation) ? person.salutation : undefined,
    nationality: person.nationality || undefined,
    email: person.email || undefined,
    birthDate: person.birthDate || undefined,
    pepStatus: person.pep ? 'PEP' : 'NOT_PEP',
    isAlsoBeneficiary: isOwner,
    votingShare: person.beneficialOwner?.votingShare,
    ...placeOf(person.address),
    typeOfRepresentation: representations.find((kindOf) => kindOf === person.typeOfRepresentation),
    inRole: kind === 'functionaries' ? person.authorizedToRepresent : isOwner,
  };
}

/** A named person as the other side of a comparison. */
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
