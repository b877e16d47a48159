import { ApiProblem } from '../problem/api-problem.js';
import { problemOf } from '../problem/read-problem.js';
import { requestRenewal } from './renewal-client.js';
import type { SessionHeader } from './session-header.js';
import { sessionTokensSchema, type SessionTokens } from './session.schema.js';
import { needsRefresh } from './token-claims.js';
import type { TokenStore } from './token-store.js';

export interface TokenRefresher {
  /** The access token to send, renewed before if fewer than 600 s remain; null when logged out. */
  current(): Promise<string | null>;
  /** Renews now, or waits for the running renewal; null when the session has ended. */
  refresh(): Promise<string | null>;
}

/** A session whose refresh token a cookie holds. */
export interface SessionByCookie {
  readonly header: SessionHeader;
  /** Lets one renewal at a time run over all tabs of the app (Web Locks). */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
}

interface RefresherOptions {
  readonly baseUrl: string;
  /** Set where a cookie holds the refresh token. */
  readonly cookie?: SessionByCookie | undefined;
  /** Called when the server has ended the session, with its answer. */
  readonly onEnded?: ((problem: ApiProblem) => void) | undefined;
  readonly tokens: TokenStore;
  readonly fetch: typeof globalThis.fetch;
  readonly now: () => number;
}

/** Renews tokens, one renewal at a time. A refused renewal logs out; an unreachable server does not. */
export function createTokenRefresher(options: RefresherOptions): TokenRefresher {
  const { tokens, now } = options;
  let running: Promise<string | null> | undefined;
  const refresh = (): Promise<string | null> => {
    running ??= (options.cookie === undefined ? renew(options) : renewInTurn(options, options.cookie)).finally(() => {
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

/** Another tab may have renewed the session, or ended it, while this one waited. */
function renewInTurn(options: RefresherOptions, { inTurn }: SessionByCookie): Promise<string | null> {
  const before = options.tokens.read()?.token;
  return inTurn(async () => {
    const held = options.tokens.read()?.token;
    return held === before ? renew(options) : (held ?? null);
  });
}

async function renew({ baseUrl, tokens, fetch, cookie, onEnded }: RefresherOptions): Promise<string | null> {
  const held = tokens.read();
  if (cookie === undefined && held?.refresh_token === undefined) return null;
  const refreshToken = cookie === undefined ? held?.refresh_token : undefined;
  const response = await requestRenewal({ baseUrl, header: cookie?.header, refreshToken, fetch });
  // A login or a logout came before the answer.
  if (!isSame(tokens.read(), held)) return tokens.read()?.token ?? null;
  if (response.status === 401 || response.status === 204) {
    if (held !== null) tokens.write(null);
    if (response.status === 401) onEnded?.(await problemOf(response));
    return null;
  }
  if (!response.ok) throw await problemOf(response);
  const renewed = sessionTokensSchema.parse(await response.json());
  tokens.write(renewed);
  return renewed.token;
}

/** Two renewals within a second give the same access token, and different refresh tokens. */
const isSame = (one: SessionTokens | null, other: SessionTokens | null): boolean =>
  one?.token === other?.token && one?.refresh_token === other?.refresh_token;
