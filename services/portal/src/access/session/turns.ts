import pLimit, { type LimitFunction } from 'p-limit';

/** Lets so many works of one name run at once, while further ones wait; a name without work is forgotten. */
export function createTurns(atOnce: number) {
  const turns = new Map<string, LimitFunction>();
  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const turn = turns.get(name) ?? pLimit(atOnce);
    turns.set(name, turn);
    try {
      return await turn(work);
    } finally {
      const isIdle = turn.activeCount + turn.pendingCount === 0;
      if (isIdle && turns.get(name) === turn) turns.delete(name);
    }
  };
}
