import { isComplete, openRightSide, unmatchedLeftSide, type ResolverState } from '@kontor/domain/matching/resolver';

/** Found persons without a choice. */
export function unchosenCount({ matchingCase, selections }: ResolverState): number {
  return openRightSide(matchingCase).filter((index) => selections[index] === undefined).length;
}

/** Whether the entered persons without a match have to be confirmed now: once all found persons are assigned. */
export function asksConfirmation(state: ResolverState): boolean {
  return unchosenCount(state) === 0 && unmatchedLeftSide(state).length > 0;
}

/** What is still missing before 'Daten bestätigen'. */
export type ResolverHint = 'choose' | 'abort' | 'confirm' | 'complete' | 'ready';

export function hintOf(state: ResolverState): ResolverHint {
  if (unchosenCount(state) > 0) return 'choose';
  const actions = Object.values(state.selections).map(({ action }) => action);
  if (actions.includes('ABORT')) return 'abort';
  if (!isComplete(state)) return 'confirm';
  return actions.includes('CREATE') ? 'complete' : 'ready';
}
