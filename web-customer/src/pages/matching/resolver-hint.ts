import { isComplete, openRightSide, unmatchedLeftSide, type ResolverState } from '@kontor/domain/matching/resolver';

/** Found persons about whom nothing is chosen yet. */
export function unchosenCount({ matchingCase, selections }: ResolverState): number {
  return openRightSide(matchingCase).filter((index) => selections[index] === undefined).length;
}

/** Whether the entered persons without a partner have to be confirmed now: once all found persons have their place. */
export function asksConfirmation(state: ResolverState): boolean {
  return unchosenCount(state) === 0 && unmatchedLeftSide(state).length > 0;
}

/** What still stands between the customer and 'Daten bestätigen'. */
export type ResolverHint = 'choose' | 'abort' | 'confirm' | 'ready';

export function hintOf(state: ResolverState): ResolverHint {
  if (unchosenCount(state) > 0) return 'choose';
  if (Object.values(state.selections).some(({ action }) => action === 'ABORT')) return 'abort';
  return isComplete(state) ? 'ready' : 'confirm';
}
