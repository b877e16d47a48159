import { checkAddress } from '../application/address-violations.js';
import { type CalendarDate } from '../calendar-date/calendar-date.js';
import { checkBirthday, checkName, checkNationality } from '../application/person-violations.js';
import { isEntered } from '../answer/answer.js';
import { isShare } from '../application/missing-person.js';
import { collectViolations, type Violation, type ViolationCollector } from '../violation/violation.js';
import { isEmail } from '../person/email.js';
import { type MatchingKind } from '../application/matching-decision.js';
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

/** The resolver's result as it is sent (R1 §7 POST /me/continue-identification). */
export type Resolution =
  | { readonly resolution: 'ABORT'; readonly kind: MatchingKind }
  | {
      readonly resolution: 'CONTINUE';
      readonly kind: MatchingKind;
      readonly selections: readonly (Selection & { readonly rightIndex: number })[];
      readonly confirmed: boolean;
    };

/** The resolver with the choices of a sent result; impossible choices are dropped. */
export function resolverOf(matchingCase: MatchingCase, resolution: Resolution): ResolverState {
  if (resolution.resolution === 'ABORT') return startResolver(matchingCase);
  const chosen = resolution.selections.reduce(
    (state, { rightIndex, ...selection }) => select(state, rightIndex, selection),
    startResolver(matchingCase),
  );
  return confirm(chosen, resolution.confirmed);
}

/**
 * The result of the resolver: ABORT, also before the first choice, until Next is allowed, then CONTINUE with the
 * choices (R1 §4).
 */
export function resolutionOf(state: ResolverState): Resolution {
  const { kind } = state.matchingCase;
  if (!isComplete(state)) return { resolution: 'ABORT', kind };
  const selections = Object.entries(state.selections).map(([index, selection]) => ({
    rightIndex: Number(index),
    ...selection,
  }));
  return { resolution: 'CONTINUE', kind, selections, confirmed: state.confirmed };
}

/** Smallest share of an owner who is created in the resolver, in percent, whatever the legal form (R2 §5). */
export const minimumMatchingShare = 25;

function checkCreatedFunctionary(person: MatchingPerson, violations: ViolationCollector): void {
  const { email = '' } = person;
  if (!isEmail(email, true))
    violations.add('email', { code: isEntered(email) ? 'format' : 'required', label: 'emailAddress' });
  // Procuration is not an option here (R2 §2.6).
  const kind = person.typeOfRepresentation;
  if (kind === undefined || kind === 'OTHER') {
    violations.add('typeOfRepresentation', {
      code: kind === undefined ? 'required' : 'unknown',
      label: 'representation',
    });
  }
}

function checkCreatedOwner(person: MatchingPerson, violations: ViolationCollector): void {
  const share = person.votingShare;
  if (share === undefined || !isShare(share) || share < minimumMatchingShare) {
    const code = share === undefined ? 'required' : 'range';
    violations.add('votingShare', { code, label: 'share', limit: minimumMatchingShare });
  }
}

function checkNames(
  { firstName, lastName }: Partial<Pick<MatchingPerson, 'firstName' | 'lastName'>>,
  violations: ViolationCollector,
): void {
  checkName(firstName, { field: 'firstName', label: 'firstName' }, violations);
  checkName(lastName, { field: 'lastName', label: 'lastName' }, violations);
}

/**
 * Broken rules of a person created in the resolver (R2 §5 "In person matching"); `prefix` is its path. The address is
 * required of everybody, because the provider would ask for it again.
 */
export function createdPersonViolations(
  person: MatchingPerson,
  kind: MatchingKind,
  context: { readonly prefix: string; readonly today: CalendarDate },
) {
  const violations = collectViolations(context.prefix);
  if (person.salutation === undefined) violations.add('salutation', { code: 'required', label: 'salutation' });
  checkNames(person, violations);
  checkNationality(person.nationality, violations);
  checkBirthday(person.birthDate, { field: 'birthDate', today: context.today }, violations);
  checkAddress(person, violations, 'street');
  if (kind === 'FUNCTIONARIES') checkCreatedFunctionary(person, violations);
  if (kind === 'BENEFICIARIES' || person.isAlsoBeneficiary === true) checkCreatedOwner(person, violations);
  if (person.pepStatus !== 'NOT_PEP') violations.add('pepStatus', { code: 'required', label: 'notPoliticallyExposed' });
  return violations.list;
}

/** Why the name of a found person cannot be taken over: it does not fit the form. `prefix` is its path. */
export function spellingViolations(found: MatchingPerson | undefined, prefix: string): readonly Violation[] {
  const violations = collectViolations(prefix);
  checkNames(found ?? {}, violations);
  return violations.list;
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
      return [{ propertyPath: prefix, code: 'required' }];
    }
    if (selection.action === 'ASSIGN' && selection.takesSpelling === true)
      return spellingViolations(matchingCase.rightSide[index], prefix);
    if (selection.action !== 'CREATE') return [];
    return createdPersonViolations(selection.person, matchingCase.kind, { prefix: `${prefix}.person`, today });
  });
}

/** Violations of a sent result; empty for ABORT and for complete results. Paths are by index of the right side. */
export function resolutionViolations(
  matchingCase: MatchingCase,
  resolution: Resolution,
  today: CalendarDate,
): readonly Violation[] {
  if (resolution.kind !== matchingCase.kind) {
    return [{ propertyPath: 'kind', code: 'unknown', label: 'closedMatching' }];
  }
  if (resolution.resolution === 'ABORT') return [];
  const state = resolverOf(matchingCase, resolution);
  const violations = selectionViolations(matchingCase, state, today);
  if (violations.length > 0 || isComplete(state)) return violations;
  return [{ propertyPath: 'confirmed', code: 'confirmation' }];
}
