import { ApiProblem } from '@kontor/api/problem/api-problem';
import type { SessionTokens } from '@kontor/api/session/session.schema';
import type { BankConfiguration } from '@kontor/domain/settings/configuration';

// Plain requests: the login page has no use for the schemas of the typed client.

/** Reads the public settings of the bank. */
export async function readConfiguration(signal: AbortSignal): Promise<BankConfiguration> {
  const response = await fetch('/api/configuration', { signal });
  if (!response.ok) throw new ApiProblem(response.status, {});
  return (await response.json()) as BankConfiguration;
}

/** The access token of the session that a cookie holds; null without one, and 'ended' where the server has ended it. */
export async function renewByCookie(): Promise<SessionTokens | 'ended' | null> {
  const headers = { accept: 'application/json', 'x-session': 'cookie' };
  const response = await fetch('/api/me/refresh', { method: 'POST', headers });
  if (response.status === 401) return 'ended';
  return response.status === 200 ? ((await response.json()) as SessionTokens) : null;
}
