import { addresses } from '../addresses.js';
import { http, type Answer } from '../http.js';

interface Asked {
  readonly method: string;
  /** Below `/api`, with its query. */
  readonly path: string;
  readonly token: string | undefined;
  readonly body: unknown;
}

/** Asks, and ends what answers as a stream of events. */
export async function ask({ method, path, token, body }: Asked): Promise<Answer> {
  const url = `${addresses.portal}/api${path}`;
  const call = { token, ...(body === undefined ? {} : { body }) };
  if (!path.endsWith('/events')) return http(method, url, call);
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const limit = new AbortController();
  const response = await fetch(url, { method, headers, signal: limit.signal });
  const isStream = response.headers.get('content-type')?.includes('event-stream') === true;
  const text = isStream ? 'null' : await response.text();
  limit.abort();
  return { status: response.status, headers: response.headers, body: JSON.parse(text) as unknown };
}
