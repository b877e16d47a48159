import pLimit from 'p-limit';

/** Statistics of many durations; all in milliseconds. */
export interface Spread {
  readonly n: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly longest: number;
}

/** The spread of samples in ms. @throws RangeError without a sample */
export function spreadOf(samples: readonly number[]): Spread {
  if (samples.length === 0) throw new RangeError('There is nothing to take a percentile of');
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]!;
  return { n: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), longest: sorted.at(-1)! };
}

/** The duration of the work, in ms. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

export interface Load {
  /** Number of runs. */
  readonly count: number;
  /** Concurrency. */
  readonly concurrency: number;
  readonly signal: AbortSignal;
}

export interface Throughput {
  /** Finished per second, from the first start to the last end. */
  readonly rate: number;
  /** Durations of the runs. */
  readonly spread: Spread;
  /** The longest time without a finished run, ms. */
  readonly longestPause: number;
}

/** Repeats the work with the given concurrency. */
export async function underLoad(
  { count, concurrency, signal }: Load,
  work: () => Promise<unknown>,
): Promise<Throughput> {
  const took: number[] = [];
  const startedAt = performance.now();
  let lastEnd = startedAt;
  let longestPause = 0;
  const one = async (): Promise<void> => {
    signal.throwIfAborted();
    took.push(await timed(work));
    const end = performance.now();
    longestPause = Math.max(longestPause, end - lastEnd);
    lastEnd = end;
  };
  const limit = pLimit(concurrency);
  await Promise.all(Array.from({ length: count }, () => limit(one)));
  return { rate: (count / (lastEnd - startedAt)) * 1000, spread: spreadOf(took), longestPause };
}
