import { ApiProblem, unreachable } from '../problem/api-problem.js';
import { problemOf } from '../problem/read-problem.js';
import { newTraceparent } from '../trace/traceparent.js';
import { tokenPairSchema } from './session.schema.js';
import { needsRefresh } from './token-claims.js';
import type { TokenStore } from './token-store.js';

export interface TokenRefresher {
  /** The access token to send, renewed before if fewer than 600 s remain; null when logged out. */
  current(): Promise<string | null>;
  /** Renews now, or waits for the running renewal; null when the session has ended. */
  refresh(): Promise<string | null>;
}

interface RefresherOptions {
  readonly baseUrl: string;
  readonly tokens: TokenStore;
  readonly fetch: typeof globalThis.fetch;
  readonly now: () => number;
}

/** Renews tokens, one renewal at a time. A refused renewal logs out; an unreachable server does not. */
export function createTokenRefresher(options: RefresherOptions): TokenRefresher {
  const { tokens, now } = options;
  let running: Promise<string | null> | undefined;
  const refresh = (): Promise<string | null> => {
    running ??= renew(options).finally(() => {
      running = undefined;
    });
    return running;
  };
  return {
    refresh,
    current: async () => {
      const held = tokens.read();
      if (held === null || !needsRefresh(held.token, now())) return held?.token ?? null;
      try {
        return await refresh();
      } catch (error) {
        // The old token may still be valid; the server decides.
        if (error instanceof ApiProblem) return tokens.read()?.token ?? null;
        throw error;
      }
    },
  };
}

async function renew({ baseUrl, tokens, fetch }: RefresherOptions): Promise<string | null> {
  const held = tokens.read();
  if (held === null) return null;
  const response = await fetch(`${baseUrl}/me/refresh`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', traceparent: newTraceparent() },
    body: JSON.stringify({ refresh_token: held.refresh_token }),
  }).catch((error: unknown) => {
    throw unreachable(error);
  });
  if (response.status === 401) {
    // Another tab may have logged in meanwhile.
    if (tokens.read()?.refresh_token !== held.refresh_token) return tokens.read()?.token ?? null;
    tokens.write(null);
    return null;
  }
  if (!response.ok) throw await problemOf(response);
  const pair = tokenPairSchema.parse(await response.json());
  tokens.write(pair);
  return pair.token;
}
