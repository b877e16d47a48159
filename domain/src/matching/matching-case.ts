import { legalFormOf, type Application } from '../application/application.js';
import { notExposedOf, toPersonPayload } from '../application/person-mapping.js';
import { isBeneficialOwner, isRepresentative, representationOf, type Person } from '../person/person.js';
import { formatShare } from '../person/share.js';
import { matchPersons, type MatchResult } from './match-persons.js';
import { type MatchingKind, type MatchingSource } from '../application/matching-decision.js';
import { type MatchingCase, type MatchingPerson } from './matching-person.js';

function enteredPerson(person: Person, kind: MatchingKind, application: Application): MatchingPerson {
  const legalForm = legalFormOf(application) ?? 'OTHER';
  const payload = toPersonPayload(person, legalForm);
  const isOwner = isBeneficialOwner(person, legalForm);
  return {
    source: 'CUSTOMER',
    bgoPersonId: person.id,
    firstName: payload.firstName,
    lastName: payload.lastName,
    salutation: payload.salutation ?? undefined,
    nationality: payload.nationality ?? undefined,
    email: payload.email ?? undefined,
    birthDate: payload.birthDate ?? undefined,
    pepStatus: payload.pepStatus ?? undefined,
    isAlsoBeneficiary: isOwner,
    votingShare: payload.beneficialOwner?.votingShare,
    ...(payload.address ?? {}),
    typeOfRepresentation: representationOf(person, legalForm),
    inRole: kind === 'FUNCTIONARIES' ? isRepresentative(person, legalForm) : isOwner,
  };
}

/** The persons of an application as one side of a comparison, keyed by their number (R3 §3 "Person matching case"). */
export function enteredPersons(application: Application, kind: MatchingKind): Readonly<Record<string, MatchingPerson>> {
  return Object.fromEntries(
    application.people.map((person, index) => [String(index), enteredPerson(person, kind, application)]),
  );
}

export interface MatchingCaseInput {
  readonly kind: MatchingKind;
  readonly source: MatchingSource;
  readonly entered: Readonly<Record<string, MatchingPerson>>;
  readonly found: readonly MatchingPerson[];
  readonly result: Pick<MatchResult, 'matches' | 'unmatchedFound' | 'unmatchedEntered'>;
}

/** The case for the customer; persons matched by rule have MATCH on both sides (R3 §3). */
export function createMatchingCase({ kind, source, entered, found, result }: MatchingCaseInput): MatchingCase {
  const byKey = new Map(result.matches.map((match) => [match.enteredKey, match.foundIndex]));
  const open = new Set(result.unmatchedFound);
  const openEntered = new Set(result.unmatchedEntered);
  const left = Object.entries(entered).map(([key, person]): [string, MatchingPerson] => {
    const index = byKey.get(key);
    if (index !== undefined) return [key, { ...person, matchType: 'MATCH', matchingIndexOfRightSide: index }];
    return [key, { ...person, inRole: person.inRole !== false && openEntered.has(key) }];
  });
  return {
    kind,
    source,
    leftSide: Object.fromEntries(left),
    rightSide: found.map((person, index) => ({
      ...person,
      source,
      ...(open.has(index) ? {} : { matchType: 'MATCH' as const }),
    })),
  };
}

/**
 * The comparison of one role between the application and the found persons: undefined when there is nothing to
 * resolve.
 */
export function compareApplication(input: {
  readonly application: Application;
  readonly kind: MatchingKind;
  readonly source: MatchingSource;
  readonly found: readonly MatchingPerson[];
}): MatchingCase | undefined {
  const { application, kind, source, found } = input;
  const entered = enteredPersons(application, kind);
  const decisions = (application.matchingDecisions ?? []).filter((decision) => decision.kind === kind);
  const result = matchPersons(entered, found, decisions);
  return result.mismatch ? createMatchingCase({ kind, source, entered, found, result }) : undefined;
}

/** A person created in the resolver, in the form's names. */
export function personOfMatching(created: MatchingPerson, kind: MatchingKind, id: string): Person {
  const isOwner = kind === 'BENEFICIARIES' || created.isAlsoBeneficiary === true;
  return {
    id,
    anrede: created.salutation ?? '',
    vorname: created.firstName,
    nachname: created.lastName,
    nationality: created.nationality ?? '',
    birthday: created.birthDate ?? '',
    line1: created.line1 ?? '',
    postalCode: created.postalCode ?? '',
    city: created.city ?? '',
    email: created.email ?? '',
    toggleSteuerId: 'Nein',
    vertretungsberechtigung: kind === 'FUNCTIONARIES' ? 'Ja' : 'Nein',
    vertretungsberechtigungArt: kind === 'FUNCTIONARIES' ? (created.typeOfRepresentation ?? '') : '',
    gesellschafter: isOwner ? 'Ja' : 'Nein',
    ...(isOwner && created.votingShare !== undefined
      ? { gesellschafterAnteile: formatShare(created.votingShare) }
      : {}),
    exponiert: notExposedOf(created.pepStatus ?? null),
  };
}
