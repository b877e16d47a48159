/** So many calls of one hand-over may stand at the provider at a time. */
const lanes = 4;

/**
 * Does all tasks, some side by side. After a fault none is begun any more, and it is thrown once none is under way, so that
 * whoever repeats the whole meets nothing of this attempt. Resolves with the results in the order of the tasks.
 * @throws what the first task that failed threw
 */
export async function sideBySide<T>(tasks: readonly (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = [];
  const waiting = [...tasks.entries()];
  const faults: unknown[] = [];
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined && faults.length === 0; next = waiting.shift()) {
      const [at, task] = next;
      await task().then(
        (result) => (results[at] = result),
        (fault: unknown) => faults.push(fault),
      );
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, tasks.length) }, lane));
  if (faults.length > 0) throw faults[0];
  return results;
}
