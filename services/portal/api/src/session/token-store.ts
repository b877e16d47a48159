import type { TokenPair } from './session.schema.js';

/** Where a client keeps its tokens; null means logged out. */
export interface TokenStore {
  read(): TokenPair | null;
  write(pair: TokenPair | null): void;
}

/** Tokens in memory, for tests and scripts. */
export function createMemoryTokens(initial: TokenPair | null = null): TokenStore {
  let held = initial;
  return {
    read: () => held,
    write: (pair) => {
      held = pair;
    },
  };
}
