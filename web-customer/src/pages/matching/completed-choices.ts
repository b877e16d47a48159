import { confirm, select, type ResolverState } from '@kontor/domain/matching/resolver';
import { createdPerson, type CreatedValues } from './created-person.js';

/** Persons to add, by the index of the found person. */
export interface ResolverValues {
  readonly created: Readonly<Record<string, CreatedValues>>;
}

/** The indexes of the found persons to add. */
export function createdIndexes({ selections }: ResolverState): readonly number[] {
  return Object.entries(selections).flatMap(([index, { action }]) => (action === 'CREATE' ? [Number(index)] : []));
}

/** The choices with the persons to add as completed in the form. */
export function completedChoices(state: ResolverState, values: ResolverValues): ResolverState {
  const { kind } = state.matchingCase;
  const chosen = createdIndexes(state).reduce((current, index) => {
    const part = values.created[`p${index}`];
    return part === undefined
      ? current
      : select(current, index, { action: 'CREATE', person: createdPerson(part, kind) });
  }, state);
  // The box was ticked for these choices.
  return confirm(chosen, state.confirmed);
}
