import { type MatchingCase, type MatchingPerson } from './matching-person.js';

/** The customer's choice for one person of the other side (R1 §4 "Mismatch resolution"). */
export type Selection =
  | {
      readonly action: 'ASSIGN';
      readonly leftKey: string;
      /** The name is written as on the other side from now on. */
      readonly takesSpelling?: boolean | undefined;
    }
  | { readonly action: 'CREATE'; readonly person: MatchingPerson }
  | { readonly action: 'IGNORE' }
  | { readonly action: 'ABORT' };

/** The resolver: a case, what was chosen by index of the right side, and the confirmation box. */
export interface ResolverState {
  readonly matchingCase: MatchingCase;
  readonly selections: Readonly<Record<number, Selection>>;
  readonly confirmed: boolean;
}

/** Text of the box that is required while entered persons remain unmatched (R1 §4 "Mismatch resolution"). */
export const confirmationText = 'Hiermit bestätige ich die Vollständigkeit und Richtigkeit meiner Angaben.';

/** The resolver before the first choice. */
export function startResolver(matchingCase: MatchingCase): ResolverState {
  return { matchingCase, selections: {}, confirmed: false };
}

/** Indexes of the persons that need a choice: those without a match by rule. */
export function openRightSide({ rightSide }: MatchingCase): readonly number[] {
  return rightSide.flatMap((person, index) => (person.matchType === undefined ? [index] : []));
}

/** Keys of the entered persons without a match by rule, in their order. */
export function openLeftSide({ leftSide }: MatchingCase): readonly string[] {
  return Object.keys(leftSide).filter((key) => leftSide[key]?.matchType === undefined);
}

/** The choices shown: each further one appears after the previous one is made (R1 §4). */
export function visibleRightSide(state: ResolverState): readonly number[] {
  const open = openRightSide(state.matchingCase);
  const firstUnchosen = open.findIndex((index) => state.selections[index] === undefined);
  return firstUnchosen < 0 ? open : open.slice(0, firstUnchosen + 1);
}

function assignedKeys(state: ResolverState, exceptIndex?: number): readonly string[] {
  return Object.entries(state.selections).flatMap(([index, selection]) =>
    selection.action === 'ASSIGN' && Number(index) !== exceptIndex ? [selection.leftKey] : [],
  );
}

/** Entered persons that may still be assigned to this person of the other side. */
export function assignableKeys(state: ResolverState, rightIndex: number): readonly string[] {
  const taken = assignedKeys(state, rightIndex);
  return openLeftSide(state.matchingCase).filter((key) => !taken.includes(key));
}

/** Entered persons in the role without a match; they need the confirmation box. */
export function unmatchedLeftSide(state: ResolverState): readonly string[] {
  const taken = assignedKeys(state);
  const { leftSide } = state.matchingCase;
  return openLeftSide(state.matchingCase).filter((key) => leftSide[key]?.inRole !== false && !taken.includes(key));
}

/** Whether the choice is possible here: open person, free entry, and IGNORE only for public sources (R1 §4). */
export function canSelect(state: ResolverState, rightIndex: number, selection: Selection): boolean {
  if (!openRightSide(state.matchingCase).includes(rightIndex)) return false;
  if (selection.action === 'IGNORE') return state.matchingCase.source === 'PUBLIC';
  return selection.action !== 'ASSIGN' || assignableKeys(state, rightIndex).includes(selection.leftKey);
}

/** The resolver after a choice; an impossible choice changes nothing. A new choice resets the confirmation. */
export function select(state: ResolverState, rightIndex: number, selection: Selection): ResolverState {
  if (!canSelect(state, rightIndex, selection)) return state;
  return { ...state, selections: { ...state.selections, [rightIndex]: selection }, confirmed: false };
}

/** The resolver after the box was ticked or cleared. */
export function confirm(state: ResolverState, confirmed: boolean): ResolverState {
  return { ...state, confirmed };
}

/** Whether Next is allowed: every choice made, none ABORT, and the box ticked while entries remain unmatched (R1 §4). */
export function isComplete(state: ResolverState): boolean {
  const chosen = openRightSide(state.matchingCase).map((index) => state.selections[index]);
  const allChosen = chosen.every((selection) => selection !== undefined && selection.action !== 'ABORT');
  return allChosen && (unmatchedLeftSide(state).length === 0 || state.confirmed);
}

function resolvedLeft(state: ResolverState, key: string, person: MatchingPerson): MatchingPerson {
  const assigned = Object.entries(state.selections).find(([, one]) => one.action === 'ASSIGN' && one.leftKey === key);
  if (assigned !== undefined) {
    return {
      ...person,
      matchType: 'CUSTOMER_MATCH',
      resolution: 'CONFIRMED',
      matchingIndexOfRightSide: Number(assigned[0]),
    };
  }
  const isUnmatched = person.matchType === undefined && person.inRole !== false;
  return isUnmatched ? { ...person, matchType: 'NO_MATCH', resolution: 'CONFIRMED' } : person;
}

/**
 * The left side after resolving: assigned entries CUSTOMER_MATCH/CONFIRMED, unmatched ones NO_MATCH/CONFIRMED, created
 * persons appended as CREATED with the index they came from (R1 §4 "Mismatch resolution").
 */
export function resolvedLeftSide(state: ResolverState): Readonly<Record<string, MatchingPerson>> {
  const entered = Object.entries(state.matchingCase.leftSide).map(
    ([key, person]) => [key, resolvedLeft(state, key, person)] as const,
  );
  const created = Object.entries(state.selections).flatMap(([index, selection]) =>
    selection.action === 'CREATE'
      ? [{ ...selection.person, resolution: 'CREATED' as const, matchingIndexOfRightSide: Number(index) }]
      : [],
  );
  const next = entered.reduce((highest, [key]) => Math.max(highest, Number(key)), -1) + 1;
  return Object.fromEntries([...entered, ...created.map((person, offset) => [String(next + offset), person] as const)]);
}
