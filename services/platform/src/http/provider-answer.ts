import { ProviderRejected, ProviderUnavailable } from './provider-errors.js';
import type { ExchangeAnswer } from './provider-exchange.js';
import { isHarmlessJson } from './json-guard.js';

/**
 * Returns for a 2xx response and throws for every other.
 * @throws ProviderUnavailable for 3xx, 401, 403, 408, 425, 429 and 5xx; ProviderRejected for every other 4xx. 403 is, as
 * 401, about our credentials and their rights and says nothing of the case. 502 and 504 are the words of a gateway that
 * lost the answer: the provider may still be carrying out the call.
 */
export function requireSuccess(provider: string, answer: ExchangeAnswer): ExchangeAnswer {
  const { status, retryAfterMs } = answer;
  if (status >= 200 && status < 300) return answer;
  if (status < 400) throw new ProviderUnavailable(provider, 'redirect');
  if (status === 401 || status === 403) throw new ProviderUnavailable(provider, 'authentication');
  if (status === 429 || status === 425) throw new ProviderUnavailable(provider, 'rate-limited', { retryAfterMs });
  if (status === 408) throw new ProviderUnavailable(provider, 'timeout');
  if (status === 502) throw new ProviderUnavailable(provider, 'connection-lost', { retryAfterMs });
  if (status === 504) throw new ProviderUnavailable(provider, 'timeout', { retryAfterMs });
  if (status >= 500) throw new ProviderUnavailable(provider, 'server-error', { retryAfterMs });
  throw new ProviderRejected(provider, status, readLoosely(answer));
}

/** The answer as JSON; an empty one is `undefined`. @throws ProviderUnavailable (unreadable-answer) */
export function readJson(provider: string, answer: ExchangeAnswer): unknown {
  if (answer.bytes.byteLength === 0) return undefined;
  const value = parseJson(answer.bytes);
  if (value === undefined || !isHarmlessJson(value.json)) throw new ProviderUnavailable(provider, 'unreadable-answer');
  return value.json;
}

function readLoosely(answer: ExchangeAnswer): unknown {
  const value = parseJson(answer.bytes);
  return value !== undefined && isHarmlessJson(value.json) ? value.json : Buffer.from(answer.bytes).toString('utf8');
}

function parseJson(bytes: Uint8Array): { json: unknown } | undefined {
  try {
    return { json: JSON.parse(Buffer.from(bytes).toString('utf8')) as unknown };
  } catch {
    return undefined;
  }
}
