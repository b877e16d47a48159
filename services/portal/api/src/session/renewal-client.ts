import { ApiProblem, unreachable } from '../problem/api-problem.js';
import type { SessionHeader } from './session-header.js';
import type { SessionTokens } from './session.schema.js';

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

/** How long the server has to say that a session is over, ms. */
export const endingMs = 5_000;

/** Ends the session that a cookie of this browser holds; false when the server did not say that it is over. */
export function endByCookie({ baseUrl, header }: { baseUrl: string; header: SessionHeader }): Promise<boolean> {
  const request = { method: 'POST', headers: { 'x-session': header }, signal: AbortSignal.timeout(endingMs) };
  return fetch(`${baseUrl}/me/logout`, request).then(
    ({ status }) => status === 204 || status === 401,
    () => false,
  );
}
