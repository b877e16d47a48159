import { ApiProblem, unreachable } from '../problem/api-problem.js';
import type { SessionHeader } from './session-header.js';
import type { SessionTokens } from './session.schema.js';

/** How long a renewal may take, ms. */
const renewalMs = 20_000;

interface RenewalOptions {
  /** Address of the API with its base path, e.g. `/api`. */
  readonly baseUrl: string;
  /** Whose cookie holds the refresh token; undefined when the client keeps it itself. */
  readonly header: SessionHeader | undefined;
  /** A refresh token, used instead of that of the cookie. */
  readonly refreshToken?: string | undefined;
  readonly fetch?: typeof globalThis.fetch;
}

/** Asks for new tokens. @throws ApiProblem when the server is not reached */
export function requestRenewal({ baseUrl, header, refreshToken, fetch = globalThis.fetch }: RenewalOptions) {
  return fetch(`${baseUrl}/me/refresh`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(header === undefined ? {} : { 'x-session': header }) },
    body: refreshToken === undefined ? null : JSON.stringify({ refresh_token: refreshToken }),
    // The other tabs wait for it.
    signal: AbortSignal.timeout(renewalMs),
  }).catch((error: unknown) => {
    throw unreachable(error);
  });
}

/**
 * Continues the session of this browser when an app starts: null without one, 'ended' when the server has ended it. Has
 * no schemas, because the first page does without them. @throws ApiProblem
 */
export async function renewAtStart(options: RenewalOptions): Promise<SessionTokens | 'ended' | null> {
  const response = await requestRenewal(options);
  if (response.status === 204) return null;
  if (response.status === 401) return 'ended';
  if (!response.ok) throw new ApiProblem(response.status, {});
  return (await response.json()) as SessionTokens;
}
