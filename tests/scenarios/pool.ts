/** A function that lets at most `size` tasks run at once; the others wait for their turn. */
export function pool(size: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  const next = (): void => {
    running -= 1;
    waiting.shift()?.();
  };
  return async (task) => {
    if (running >= size) await new Promise<void>((turn) => waiting.push(turn));
    running += 1;
    try {
      return await task();
    } finally {
      next();
    }
  };
}
