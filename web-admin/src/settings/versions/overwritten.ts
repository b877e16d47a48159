import { differenceLines, type DifferenceLine } from './difference-text.js';

interface Versions {
  /** The value on which mine is based. */
  readonly base: unknown;
  /** What somebody else has stored since. */
  readonly theirs: unknown;
  readonly mine: unknown;
}

/** What of theirs would be lost when mine is stored: each line leads from theirs to mine. */
export function overwrittenLines(name: string, { base, theirs, mine }: Versions): readonly DifferenceLine[] {
  // What differs from the base as well is my own change of something that they left alone.
  const own = differenceLines(name, base, mine).map(keyOf);
  return differenceLines(name, theirs, mine).filter((line) => !own.includes(keyOf(line)));
}

const keyOf = ({ place, before, after }: DifferenceLine): string => JSON.stringify([place, before, after]);
