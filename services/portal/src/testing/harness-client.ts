import { requireDocumented } from './documented.js';
import type { Session } from '../access/session/session.js';

export interface CallOptions {
  readonly as?: Partial<Session> | null;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The answer is a file, not JSON. */
  readonly raw?: boolean;
}

export interface HarnessAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // Untyped, because a test inspects any answer.
  readonly body: Record<string, unknown> & { readonly [index: number]: Record<string, unknown> };
}

/** Calls the API over real HTTP with the given session. @throws for an answer that is not documented */
export async function callApi(
  origin: string,
  method: string,
  path: string,
  options: CallOptions,
): Promise<HarnessAnswer> {
  const answer = await callHarness(`${origin}/api${path}`, method, options);
  requireDocumented({ method, path, ...answer });
  return answer;
}

/** Calls anything over real HTTP with the given session. */
export async function callHarness(
  url: string,
  method: string,
  { as = null, body, headers = {}, raw = false }: CallOptions,
): Promise<HarnessAnswer> {
  const session = {
    sessionId: 's',
    accountId: 'a',
    side: 'customer',
    roles: [],
    verified: true,
    caseId: null,
    username: '',
    ...as,
  };
  const response = await fetch(url, {
    method,
    headers: {
      ...(as === null ? {} : { 'x-session': JSON.stringify(session) }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: (text === '' || raw ? {} : JSON.parse(text)) as HarnessAnswer['body'],
  };
}
