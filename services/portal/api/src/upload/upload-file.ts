import type * as z from 'zod';
import { ApiProblem, unreachable } from '../problem/api-problem.js';
import { problemOf } from '../problem/read-problem.js';
import { addressOf } from '../route/route-address.js';
import type { ApiRoute, RouteData, RouteInput } from '../route/route.js';
import { needsRefresh } from '../session/token-claims.js';
import { newTraceparent, traceIdOf } from '../trace/traceparent.js';
import type { TokenStore } from '../session/token-store.js';

type FormRoute = ApiRoute & { readonly body: 'form' };

export interface UploaderOptions {
  /** Address of the API with its base path, e.g. `/api`. */
  readonly baseUrl: string;
  readonly tokens: TokenStore;
  /** Renews the tokens: the client's `refresh`, so that one renewal runs at a time. */
  readonly refresh: () => Promise<boolean>;
  readonly createRequest?: () => XMLHttpRequest;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

export interface UploadProgress {
  /** Called with the share that was sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

export interface Uploader {
  /**
   * Sends a form with files and reports progress, which `fetch` cannot. @throws ApiProblem for every answer that is
   * not 2xx, and with status 0 when the server is not reached; an `AbortError` when `signal` aborted it.
   */
  upload<R extends FormRoute>(route: R, input: RouteInput<R> & UploadProgress): Promise<RouteData<R>>;
}

/** Uploads files for browsers, with the client's tokens. */
export function createUploader(options: UploaderOptions): Uploader {
  const { baseUrl, createRequest = () => new XMLHttpRequest() } = options;
  const base = baseUrl.replace(/\/+$/, '');
  return {
    upload: async (route, input) => {
      const { params, query } = input as { params?: Record<string, string | number>; query?: Record<string, unknown> };
      const token = await currentToken(options);
      input.signal?.throwIfAborted();
      const request = createRequest();
      request.open(route.method, `${base}${addressOf(route.path, params, query)}`);
      request.setRequestHeader('accept', 'application/json, application/problem+json');
      const traceparent = newTraceparent();
      request.setRequestHeader('traceparent', traceparent);
      if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`);
      const { idempotencyKey } = input as { readonly idempotencyKey?: string };
      if (idempotencyKey !== undefined) request.setRequestHeader('idempotency-key', idempotencyKey);
      const response = await sent(request, input as Sending);
      if (!response.ok) throw await problemOf(response, traceIdOf(traceparent));
      return dataOf(route, response);
    },
  };
}

async function currentToken({ tokens, refresh, now = Date.now }: UploaderOptions): Promise<string | null> {
  const held = tokens.read();
  if (held === null || !needsRefresh(held.token, now())) return held?.token ?? null;
  try {
    await refresh();
  } catch (error) {
    // The old token may still be valid; the server decides.
    if (!(error instanceof ApiProblem)) throw error;
  }
  return tokens.read()?.token ?? null;
}

interface Sending extends UploadProgress {
  readonly body: FormData;
  readonly signal?: AbortSignal;
}

function sent(request: XMLHttpRequest, { body, signal, onProgress }: Sending): Promise<Response> {
  return new Promise((resolve, reject) => {
    const abort = (): void => request.abort();
    signal?.addEventListener('abort', abort, { once: true });
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () => resolve(responseOf(request)));
    request.addEventListener('error', () => reject(unreachable(new TypeError('The upload failed'))));
    request.addEventListener('abort', () => reject(new DOMException('The upload was aborted', 'AbortError')));
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    request.send(body);
  });
}

/** Parses the response like the client. */
function responseOf(request: XMLHttpRequest): Response {
  const after = request.getResponseHeader('retry-after');
  const headers: Record<string, string> = after === null ? {} : { 'retry-after': after };
  return new Response(request.status === 204 ? null : request.responseText, { status: request.status, headers });
}

async function dataOf<R extends FormRoute>(route: R, response: Response): Promise<RouteData<R>> {
  const answer = (route.answers as Readonly<Record<number, unknown>>)[response.status];
  if (answer === undefined || typeof answer === 'string') return undefined as RouteData<R>;
  return (answer as z.ZodType).parse(await response.json()) as RouteData<R>;
}
