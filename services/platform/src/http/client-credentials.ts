import * as z from 'zod';
import { basicAuth } from './basic-auth.js';
import { readJson, requireSuccess } from './provider-answer.js';
import { ProviderUnavailable } from './provider-errors.js';
import { exchange } from './provider-exchange.js';

export interface ClientCredentialsOptions {
  provider: string;
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  scope?: string;
  timeoutMs?: number;
}

const tokenSchema = z.object({
  access_token: z.string().regex(/^[\x21-\x7e]+$/),
  expires_in: z.number().positive().default(300),
});
const LARGEST_ANSWER_BYTES = 65_536;
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

/** Nothing was sent to the provider yet: whatever fails here leaves the call itself without an effect. */
async function requestToken(options: ClientCredentialsOptions): Promise<z.output<typeof tokenSchema>> {
  const { provider, tokenUrl, clientId, clientSecret, scope, timeoutMs = 5_000 } = options;
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    ...(scope === undefined ? {} : { scope }),
  });
  try {
    const answer = await exchange({
      provider,
      method: 'POST',
      url: new URL(tokenUrl),
      headers: { authorization: basicAuth(clientId, clientSecret) },
      body: { bytes: Buffer.from(form.toString()), contentType: 'application/x-www-form-urlencoded' },
      timeoutMs,
      maxResponseBytes: LARGEST_ANSWER_BYTES,
    });
    if (answer.status >= 400 && answer.status < 500) throw new ProviderUnavailable(provider, 'authentication');
    return tokenSchema.parse(readJson(provider, requireSuccess(provider, answer)));
  } catch (error) {
    if (error instanceof ProviderUnavailable && error.reason === 'authentication') throw error;
    throw new ProviderUnavailable(provider, 'connection', { cause: error });
  }
}
