import { type Application } from '../application/application.js';
import { asOwner, type Person } from '../person/person.js';
import { formatShare } from '../person/share.js';
import { foundKeyOf } from './match-persons.js';
import { personOfMatching } from './matching-case.js';
import { type MatchingDecision, type MatchingKind } from '../application/matching-decision.js';
import { type MatchingCase, type MatchingPerson } from './matching-person.js';
import { resolverOf, type Resolution } from './resolution.js';
import { unmatchedLeftSide, type ResolverState } from './resolver.js';

export interface ApplyResolutionInput {
  readonly application: Application;
  readonly matchingCase: MatchingCase;
  readonly resolution: Resolution;
  /** Ids for created persons; must never repeat within the application. */
  readonly newId: () => string;
}

function withRole(person: Person, found: MatchingPerson, kind: MatchingKind): Person {
  if (kind === 'FUNCTIONARIES') {
    const entered = person.vertretungsberechtigungArt ?? '';
    const art = entered === '' ? (found.typeOfRepresentation ?? 'JOINT') : entered;
    return { ...person, vertretungsberechtigung: 'Ja', vertretungsberechtigungArt: art };
  }
  // The share of somebody who was said to own nothing is an earlier answer.
  const entered = person.gesellschafter === 'Nein' ? '' : (person.gesellschafterAnteile ?? '');
  const takesFound = entered === '' && found.votingShare !== undefined;
  return asOwner(person, takesFound ? formatShare(found.votingShare) : undefined);
}

function assign(people: readonly Person[], state: ResolverState): readonly Person[] {
  const { leftSide, rightSide, kind } = state.matchingCase;
  const foundById = new Map<string, { readonly found: MatchingPerson; readonly takesSpelling: boolean }>();
  for (const [index, selection] of Object.entries(state.selections)) {
    if (selection.action !== 'ASSIGN') continue;
    const id = leftSide[selection.leftKey]?.bgoPersonId;
    const found = rightSide[Number(index)];
    if (id !== undefined && found !== undefined)
      foundById.set(id, { found, takesSpelling: selection.takesSpelling === true });
  }
  return people.map((person) => {
    const assigned = person.id === undefined ? undefined : foundById.get(person.id);
    if (assigned === undefined) return person;
    const { found, takesSpelling } = assigned;
    const name = takesSpelling ? { vorname: found.firstName, nachname: found.lastName } : {};
    return { ...withRole(person, found, kind), ...name };
  });
}

interface Created {
  readonly index: string;
  readonly person: Person;
}

function create(state: ResolverState, newId: () => string): readonly Created[] {
  return Object.entries(state.selections).flatMap(([index, selection]) =>
    selection.action === 'CREATE'
      ? [{ index, person: personOfMatching(selection.person, state.matchingCase.kind, newId()) }]
      : [],
  );
}

function decisionsFrom(state: ResolverState, created: readonly Created[]): readonly MatchingDecision[] {
  const { kind, leftSide, rightSide } = state.matchingCase;
  const chosen = Object.entries(state.selections).flatMap(([index, selection]): readonly MatchingDecision[] => {
    const found = rightSide[Number(index)];
    if (found === undefined) return [];
    const foundKey = foundKeyOf(found);
    if (selection.action === 'ASSIGN')
      return [{ kind, decision: 'ASSIGNED', foundKey, personId: leftSide[selection.leftKey]?.bgoPersonId }];
    if (selection.action === 'IGNORE') return [{ kind, decision: 'IGNORED', foundKey }];
    const person = created.find((one) => one.index === index)?.person;
    return person === undefined ? [] : [{ kind, decision: 'CREATED', foundKey, personId: person.id }];
  });
  const confirmed = unmatchedLeftSide(state).map((key): MatchingDecision => {
    return { kind, decision: 'CONFIRMED', personId: leftSide[key]?.bgoPersonId };
  });
  return [...chosen, ...confirmed];
}

/**
 * The application after the customer resolved a comparison: assigned persons get the compared role, created ones are
 * appended, and every decision is stored so that the next comparison does not ask again (R1 §4 "Mismatch
 * resolution"). Entered names are kept, because they must match the ID, unless the customer takes over the
 * spelling of the other side. ABORT changes nothing. Call it only when
 * `resolutionViolations` found nothing.
 */
export function applyResolution({ application, matchingCase, resolution, newId }: ApplyResolutionInput): Application {
  if (resolution.resolution === 'ABORT') return application;
  const state = resolverOf(matchingCase, resolution);
  const created = create(state, newId);
  return {
    ...application,
    people: [...assign(application.people, state), ...created.map((one) => one.person)],
    matchingDecisions: [...(application.matchingDecisions ?? []), ...decisionsFrom(state, created)],
  };
}
