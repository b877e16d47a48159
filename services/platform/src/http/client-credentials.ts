import * as z from 'zod';
import { basicAuth } from './basic-auth.js';
import { ProviderUnavailable } from './provider-errors.js';

export interface ClientCredentialsOptions {
  provider: string;
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  scope?: string;
  timeoutMs?: number;
}

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive().default(300) });
/** A token is renewed this long before it expires, ms. */
const RENEW_BEFORE_MS = 30_000;

/**
 * OAuth 2 client credentials (RFC 6749 §4.4): returns the bearer header, caches the token until shortly before it expires,
 * and requests it once for concurrent calls. @throws ProviderUnavailable
 */
export function createClientCredentials(
  options: ClientCredentialsOptions,
): (context: { refresh: boolean }) => Promise<Record<string, string>> {
  let held: { token: string; until: number } | undefined;
  let asking: Promise<string> | undefined;

  const ask = async (): Promise<string> => {
    const answer = await requestToken(options);
    held = {
      token: answer.access_token,
      until: Date.now() + Math.max(answer.expires_in * 1000 - RENEW_BEFORE_MS, 1_000),
    };
    return answer.access_token;
  };

  return async ({ refresh }) => {
    if (refresh) held = undefined;
    if (held !== undefined && held.until > Date.now()) return { authorization: `Bearer ${held.token}` };
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return { authorization: `Bearer ${await asking}` };
  };
}

async function requestToken(options: ClientCredentialsOptions): Promise<z.output<typeof tokenSchema>> {
  const { provider, tokenUrl, clientId, clientSecret, scope, timeoutMs = 5_000 } = options;
  try {
    const response = await fetch(tokenUrl, {
      method: 'POST',
      redirect: 'error',
      headers: {
        authorization: basicAuth(clientId, clientSecret),
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        ...(scope === undefined ? {} : { scope }),
      }).toString(),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return tokenSchema.parse(await response.json());
    await response.body?.cancel();
    throw new ProviderUnavailable(provider, response.status < 500 ? 'authentication' : 'server-error');
  } catch (error) {
    throw error instanceof ProviderUnavailable
      ? error
      : new ProviderUnavailable(provider, 'connection', { cause: error });
  }
}
