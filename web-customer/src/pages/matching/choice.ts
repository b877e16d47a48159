import type { MatchingPerson } from '@kontor/domain/matching/matching-person';
import { spellingViolations } from '@kontor/domain/matching/resolution';
import { assignableKeys, type ResolverState, type Selection } from '@kontor/domain/matching/resolver';
import { nameOf } from './person-name.js';

/** The value of a radio button: `assign:3`, `create`, `ignore`, `abort`. */
export type Choice = `assign:${string}` | 'create' | 'ignore' | 'abort';

/** The options for a found person, in their order (R1 §4 "Mismatch resolution"). */
export function choicesFor(state: ResolverState, rightIndex: number): readonly Choice[] {
  const assign = assignableKeys(state, rightIndex).map((key): Choice => `assign:${key}`);
  return [...assign, 'create', ...(state.matchingCase.source === 'PUBLIC' ? (['ignore'] as const) : []), 'abort'];
}

/** The key of the entered person in a choice. */
export function assignedKey(choice: Choice): string | undefined {
  return choice.startsWith('assign:') ? choice.slice('assign:'.length) : undefined;
}

export function choiceOf(selection: Selection | undefined): Choice | undefined {
  switch (selection?.action) {
    case undefined:
      return undefined;
    case 'ASSIGN':
      return `assign:${selection.leftKey}`;
    case 'CREATE':
      return 'create';
    case 'IGNORE':
      return 'ignore';
    case 'ABORT':
      return 'abort';
  }
}

/** The selection of a choice; a created person starts with the found data. */
export function selectionOf(choice: Choice, found: MatchingPerson): Selection {
  const leftKey = assignedKey(choice);
  if (leftKey !== undefined) return { action: 'ASSIGN', leftKey };
  if (choice === 'create') return { action: 'CREATE', person: found };
  return { action: choice === 'ignore' ? 'IGNORE' : 'ABORT' };
}

/** Whether the customer may take over how the other side writes a name. */
export function offersSpelling(entered: MatchingPerson, found: MatchingPerson): boolean {
  return nameOf(entered) !== nameOf(found) && spellingViolations(found, '').length === 0;
}
