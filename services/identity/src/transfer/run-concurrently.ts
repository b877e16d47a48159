import pLimit from 'p-limit';

/** Concurrent calls of one transfer at the provider. */
const concurrency = 4;

/**
 * Runs all tasks with limited concurrency. After a failure no further task starts, and it is thrown once none is under
 * way, so that a retry of the whole does not overlap with this attempt. Resolves with the results in task order.
 * @throws what the first failed task threw
 */
export async function runConcurrently<T>(tasks: readonly (() => Promise<T>)[]): Promise<T[]> {
  const limit = pLimit(concurrency);
  const failures: unknown[] = [];
  const results: T[] = [];
  const run = async (task: () => Promise<T>, at: number): Promise<void> => {
    if (failures.length > 0) return;
    try {
      results[at] = await task();
    } catch (failure) {
      failures.push(failure);
    }
  };
  await Promise.all(tasks.map((task, at) => limit(run, task, at)));
  if (failures.length > 0) throw failures[0];
  return results;
}
