interface Asker {
  readonly resolve: (number: number) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Hands out numbers in turn. `take(count)` claims so many at once and answers the last of them; those who ask while it
 * is under way share the next claim, instead of racing each other for it.
 */
export function createNumbers(take: (count: number) => Promise<number>): () => Promise<number> {
  let waiting: Asker[] = [];
  let busy = false;

  const serve = async (): Promise<void> => {
    busy = true;
    while (waiting.length > 0) {
      const askers = waiting;
      waiting = [];
      try {
        const first = (await take(askers.length)) - askers.length + 1;
        askers.forEach(({ resolve }, at) => resolve(first + at));
      } catch (error) {
        askers.forEach(({ reject }) => reject(error));
      }
    }
    busy = false;
  };

  return () =>
    new Promise((resolve, reject) => {
      waiting.push({ resolve, reject });
      if (!busy) void serve();
    });
}
