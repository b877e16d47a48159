import type { SessionTokens } from './session.schema.js';

/** Where a client keeps its tokens; null means logged out. */
export interface TokenStore {
  read(): SessionTokens | null;
  write(held: SessionTokens | null): void;
}

/** Tokens in memory, for tests and scripts. */
export function createMemoryTokens(initial: SessionTokens | null = null): TokenStore {
  let held = initial;
  return {
    read: () => held,
    write: (next) => {
      held = next;
    },
  };
}
