import { checkAddress, personStreetMessage } from '../application/address-violations.js';
import { type CalendarDate } from '../application/calendar-date.js';
import {
  checkBirthday,
  checkName,
  checkNationality,
  notExposedMessage,
  representationMessage,
  salutationMessage,
} from '../application/person-violations.js';
import { isEntered } from '../application/answer.js';
import { isShare } from '../application/missing-person.js';
import { createFindings, type Findings, type Violation } from '../application/violation.js';
import { isEmail } from '../person/email.js';
import { type MatchingKind } from './matching-decision.js';
import { type MatchingCase, type MatchingPerson } from './matching-person.js';
import {
  confirm,
  isComplete,
  openRightSide,
  select,
  startResolver,
  type ResolverState,
  type Selection,
} from './resolver.js';

/** The resolver's result as it is sent (spec 1 §7 POST /me/continue-identification). */
export type Resolution =
  | { readonly resolution: 'ABORT'; readonly kind: MatchingKind }
  | {
      readonly resolution: 'CONTINUE';
      readonly kind: MatchingKind;
      readonly selections: readonly (Selection & { readonly rightIndex: number })[];
      readonly confirmed: boolean;
    };

/** The resolver as the sent result leaves it; impossible choices are not taken over. */
export function resolverOf(matchingCase: MatchingCase, resolution: Resolution): ResolverState {
  if (resolution.resolution === 'ABORT') return startResolver(matchingCase);
  const chosen = resolution.selections.reduce(
    (state, { rightIndex, ...selection }) => select(state, rightIndex, selection),
    startResolver(matchingCase),
  );
  return confirm(chosen, resolution.confirmed);
}

/** The result of the resolver: ABORT, which is how it begins, until Next is allowed, then CONTINUE with the choices (spec 1 §4). */
export function resolutionOf(state: ResolverState): Resolution {
  const { kind } = state.matchingCase;
  if (!isComplete(state)) return { resolution: 'ABORT', kind };
  const selections = Object.entries(state.selections).map(([index, selection]) => ({
    rightIndex: Number(index),
    ...selection,
  }));
  return { resolution: 'CONTINUE', kind, selections, confirmed: state.confirmed };
}

/** Smallest share of an owner who is created in the resolver, in percent, whatever the legal form (spec 2 §5). */
export const minimumMatchingShare = 25;

/** Message of the share rule of the resolver (spec 2 §5). */
export const matchingShareMessage = `Ein Wert zwischen ${minimumMatchingShare} und 100 ist erforderlich`;

function checkCreatedFunctionary(person: MatchingPerson, findings: Findings): void {
  const { email = '' } = person;
  if (!isEmail(email, true))
    findings.add('email', isEntered(email) ? 'format' : 'required', 'Gültige E-Mail-Adresse erforderlich');
  // By procuration is not among the answers here (spec 2 §2.6).
  const kind = person.typeOfRepresentation;
  if (kind === undefined || kind === 'OTHER') {
    findings.add('typeOfRepresentation', kind === undefined ? 'required' : 'unknown', representationMessage);
  }
}

function checkCreatedOwner(person: MatchingPerson, findings: Findings): void {
  checkAddress(person, findings, personStreetMessage);
  const share = person.votingShare;
  if (share === undefined || !isShare(share) || share < minimumMatchingShare) {
    findings.add('votingShare', share === undefined ? 'required' : 'range', matchingShareMessage);
  }
}

/** Broken rules of a person created in the resolver (spec 2 §5 "In person matching"); `prefix` is its path. */
export function createdPersonViolations(
  person: MatchingPerson,
  kind: MatchingKind,
  context: { readonly prefix: string; readonly today: CalendarDate },
) {
  const findings = createFindings(context.prefix);
  if (person.salutation === undefined) findings.add('salutation', 'required', salutationMessage);
  checkName(person.firstName, { field: 'firstName', what: 'Vorname' }, findings);
  checkName(person.lastName, { field: 'lastName', what: 'Nachname' }, findings);
  checkNationality(person.nationality, findings);
  checkBirthday(person.birthDate, { field: 'birthDate', today: context.today }, findings);
  if (kind === 'FUNCTIONARIES') checkCreatedFunctionary(person, findings);
  if (kind === 'BENEFICIARIES' || person.isAlsoBeneficiary === true) checkCreatedOwner(person, findings);
  if (person.pepStatus !== 'NOT_PEP') findings.add('pepStatus', 'required', notExposedMessage);
  return findings.list;
}

function selectionViolations(
  matchingCase: MatchingCase,
  state: ResolverState,
  today: CalendarDate,
): readonly Violation[] {
  return openRightSide(matchingCase).flatMap((index): readonly Violation[] => {
    const selection = state.selections[index];
    const prefix = `selections[${index}]`;
    if (selection === undefined || selection.action === 'ABORT') {
      return [{ propertyPath: prefix, code: 'required', message: 'Pflichtfeld' }];
    }
    if (selection.action !== 'CREATE') return [];
    return createdPersonViolations(selection.person, matchingCase.kind, { prefix: `${prefix}.person`, today });
  });
}

/** Why a sent result cannot be taken; empty for ABORT and for complete results. Paths are by index of the right side. */
export function resolutionViolations(
  matchingCase: MatchingCase,
  resolution: Resolution,
  today: CalendarDate,
): readonly Violation[] {
  if (resolution.kind !== matchingCase.kind) {
    return [{ propertyPath: 'kind', code: 'unknown', message: 'Dieser Abgleich ist nicht mehr offen' }];
  }
  if (resolution.resolution === 'ABORT') return [];
  const state = resolverOf(matchingCase, resolution);
  const violations = selectionViolations(matchingCase, state, today);
  if (violations.length > 0 || isComplete(state)) return violations;
  return [{ propertyPath: 'confirmed', code: 'confirmation', message: 'Bestätigung erforderlich' }];
}
