/** A source of numbers that is the same on every machine for the same seed. */
export interface Random {
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number;
  pick<T>(values: readonly T[]): T;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    between,
    pick: <T>(values: readonly T[]): T => {
      const value = values[between(0, values.length - 1)];
      if (value === undefined) throw new RangeError('Nothing to pick from.');
      return value;
    },
  };
}
