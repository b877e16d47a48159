import type * as z from 'zod';
import { downloadTicket } from './session/session.routes.js';
import type { LiveEvent } from './live/live-event.schema.js';
import { type ApiProblem, unreachable } from './problem/api-problem.js';
import { askedOf } from './approval/approval-asked.js';
import { problemOf } from './problem/read-problem.js';
import { addressOf } from './route/route-address.js';
import {
  isFile,
  type ApiRoute,
  type CallOptions,
  type RouteData,
  type RouteInput,
  type RouteReply,
} from './route/route.js';
import { createTokenRefresher, type SessionByCookie } from './session/token-refresher.js';
import type { TokenStore } from './session/token-store.js';
import { newTraceparent, traceIdOf } from './trace/traceparent.js';

export interface ApiClientOptions {
  /** Address of the API with its base path, e.g. `/api` or `http://localhost:8080/api`. */
  readonly baseUrl: string;
  readonly tokens: TokenStore;
  /** Keeps the refresh token in a cookie instead of the tokens. */
  readonly cookie?: SessionByCookie | undefined;
  /** Called when the server has ended the session, with its answer. */
  readonly onEnded?: (problem: ApiProblem) => void;
  readonly fetch?: typeof globalThis.fetch;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

export interface ApiClient {
  /**
   * Calls a route. @throws ApiProblem for every answer that is not 2xx, with status 0 when the server is not reached, and
   * with 202 when nothing happened yet because a second person must confirm it.
   */
  send<R extends ApiRoute>(route: R, input: RouteInput<R>): Promise<RouteReply<R>>;
  /** Renews the tokens now; false when the session is over. */
  refresh(): Promise<boolean>;
  /** Reads an event stream until `signal` aborts it or the server ends it. */
  events(path: '/me/events' | '/staff/events', onEvent: (event: LiveEvent) => void, signal: AbortSignal): Promise<void>;
  /** An address that downloads a file once within a minute. */
  downloadUrl(path: string): Promise<string>;
  /** The bare request below the base address, with the token of the session. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/** The typed client of the API for browsers, tests and scripts. Tokens are renewed before fewer than 600 s remain. */
export function createApiClient({
  baseUrl,
  tokens,
  cookie,
  onEnded,
  fetch = globalThis.fetch.bind(globalThis),
  now = Date.now,
}: ApiClientOptions): ApiClient {
  const base = baseUrl.replace(/\/+$/, '');
  const refresher = createTokenRefresher({ baseUrl: base, tokens, cookie, onEnded, fetch, now });

  const request = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const token = await refresher.current();
    const headers = headersOf(init, token, cookie);
    return fetch(`${base}${path}`, { ...init, headers }).catch((error: unknown) => {
      throw isAbort(error) ? error : unreachable(error);
    });
  };

  const send = async <R extends ApiRoute>(route: R, input: RouteInput<R>): Promise<RouteReply<R>> => {
    const { params, query } = input as { params?: Record<string, string | number>; query?: Record<string, unknown> };
    const traceparent = newTraceparent();
    const response = await request(addressOf(route.path, params, query), requestOf(route, input, traceparent));
    await requireDone(route, response, traceIdOf(traceparent));
    return { status: response.status, data: await dataOf(route, response), headers: response.headers };
  };

  return {
    send,
    fetch: request,
    refresh: async () => (await refresher.refresh()) !== null,
    events: async (path, onEvent, signal) => {
      const response = await request(path, { headers: { accept: 'text/event-stream' }, signal });
      if (!response.ok || response.body === null) throw await problemOf(response);
      // Loaded with the first stream, because most calls need none.
      const { readEvents } = await import('./live/event-reader.js');
      await readEvents(response.body, onEvent);
    },
    downloadUrl: async (path) => {
      const { data } = await send(downloadTicket, { body: { path } });
      return `${base}${path}?bearer=${encodeURIComponent(data.ticket)}`;
    },
  };
}

function headersOf(init: RequestInit, token: string | null, cookie: SessionByCookie | undefined): Headers {
  const headers = new Headers(init.headers);
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (cookie !== undefined) headers.set('x-session', cookie.header);
  if (!headers.has('traceparent')) headers.set('traceparent', newTraceparent());
  return headers;
}

async function requireDone({ approval }: ApiRoute, response: Response, traceId: string): Promise<void> {
  if (!response.ok) throw await problemOf(response, traceId);
  if (approval && response.status === 202) throw await askedOf(response);
}

type Input = CallOptions & { readonly body?: unknown };

function requestOf(route: ApiRoute, input: Input, traceparent: string): RequestInit {
  const { body, idempotencyKey, ifMatch, signal, keepalive } = input;
  const isForm = body instanceof FormData;
  const headers: Record<string, string> = { accept: 'application/json, application/problem+json', traceparent };
  if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
  if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
  if (ifMatch !== undefined) headers['if-match'] = ifMatch;
  return {
    method: route.method,
    headers,
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
    ...(keepalive === undefined ? {} : { keepalive }),
  };
}

/** Parses an answer by the route's schema for its status. The body of an unknown status is ignored. */
async function dataOf<R extends ApiRoute>(route: R, response: Response): Promise<RouteData<R>> {
  const answer = (route.answers as Readonly<Record<number, unknown>>)[response.status];
  if (isFile(answer)) return (await response.blob()) as RouteData<R>;
  if (answer === undefined || answer === 'empty' || answer === 'events') {
    await response.body?.cancel();
    return undefined as RouteData<R>;
  }
  return (answer as z.ZodType).parse(await response.json()) as RouteData<R>;
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
