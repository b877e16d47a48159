import { type MatchingDecision } from '../application/matching-decision.js';
import { type MatchingPerson } from './matching-person.js';
import { normaliseName } from './normalise-name.js';
import { scorePersons } from './score.js';

/** A pair found by rule or by the customer's earlier decision. */
export interface PersonMatch {
  readonly enteredKey: string;
  readonly foundIndex: number;
  /** 0 to 1; 1 for decisions. */
  readonly score: number;
  readonly explanation: readonly string[];
}

export interface MatchResult {
  readonly matches: readonly PersonMatch[];
  /** Keys of entered persons in the role that the other side does not have. */
  readonly unmatchedEntered: readonly string[];
  /** Indexes of persons of the other side that were not entered. */
  readonly unmatchedFound: readonly number[];
  /** Whether the customer must resolve. Never when the other side has no persons. */
  readonly mismatch: boolean;
}

/** Key of a person of the other side, the same in each comparison. */
export function foundKeyOf(person: Pick<MatchingPerson, 'firstName' | 'lastName' | 'birthDate'>): string {
  return [normaliseName(person.lastName), normaliseName(person.firstName), person.birthDate ?? ''].join('|');
}

type Entered = Readonly<Record<string, MatchingPerson>>;

function decidedMatches(
  entered: Entered,
  found: readonly MatchingPerson[],
  decisions: readonly MatchingDecision[],
): readonly PersonMatch[] {
  const taken = new Set<number>();
  return decisions.flatMap(({ foundKey, personId, decision }) => {
    if (decision !== 'ASSIGNED' && decision !== 'CREATED') return [];
    const foundIndex = found.findIndex((person, index) => !taken.has(index) && foundKeyOf(person) === foundKey);
    const enteredKey = Object.keys(entered).find((key) => entered[key]?.bgoPersonId === personId);
    if (foundIndex < 0 || enteredKey === undefined) return [];
    taken.add(foundIndex);
    return [{ enteredKey, foundIndex, score: 1, explanation: ['Vom Kunden bestätigt'] }];
  });
}

function candidates(entered: Entered, found: readonly MatchingPerson[]): readonly PersonMatch[] {
  return Object.entries(entered)
    .filter(([, person]) => person.inRole !== false)
    .flatMap(([enteredKey, person]) =>
      found.flatMap((other, foundIndex) => {
        const { score, explanation, isMatch } = scorePersons(person, other);
        return isMatch ? [{ enteredKey, foundIndex, score, explanation }] : [];
      }),
    )
    .sort((left, right) => right.score - left.score);
}

/** Best pairs first, each person once. */
function pair(first: readonly PersonMatch[], others: readonly PersonMatch[]): readonly PersonMatch[] {
  const keys = new Set(first.map((match) => match.enteredKey));
  const indexes = new Set(first.map((match) => match.foundIndex));
  const matches = [...first];
  for (const match of others) {
    if (keys.has(match.enteredKey) || indexes.has(match.foundIndex)) continue;
    keys.add(match.enteredKey);
    indexes.add(match.foundIndex);
    matches.push(match);
  }
  return matches;
}

/**
 * Compares the entered persons with those of the other side (R1 §4 "Mismatch resolution"). Earlier decisions of the
 * customer apply: assigned and created persons match, ignored ones are left out, confirmed entries need no match. A
 * side without persons causes no mismatch, because there is nothing to resolve with.
 */
export function matchPersons(
  entered: Entered,
  found: readonly MatchingPerson[],
  decisions: readonly MatchingDecision[] = [],
): MatchResult {
  const matches = pair(decidedMatches(entered, found, decisions), candidates(entered, found));
  const ignored = new Set(decisions.filter((one) => one.decision === 'IGNORED').map((one) => one.foundKey));
  const confirmed = new Set(decisions.filter((one) => one.decision === 'CONFIRMED').map((one) => one.personId));
  const matchedKeys = new Set(matches.map((match) => match.enteredKey));
  const matchedIndexes = new Set(matches.map((match) => match.foundIndex));
  const unmatchedEntered = Object.entries(entered)
    .filter(([key, person]) => person.inRole !== false && !matchedKeys.has(key) && !confirmed.has(person.bgoPersonId))
    .map(([key]) => key);
  const unmatchedFound = found.flatMap((person, index) =>
    matchedIndexes.has(index) || ignored.has(foundKeyOf(person)) ? [] : [index],
  );
  const mismatch = found.length > 0 && unmatchedEntered.length + unmatchedFound.length > 0;
  return { matches, unmatchedEntered, unmatchedFound, mismatch };
}
