import { ProviderUnavailable } from './provider-errors.js';

export interface BinaryBody {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

export interface ExchangeRequest {
  readonly provider: string;
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** A JSON value or bytes with their type. */
  readonly body: unknown;
  readonly timeoutMs: number;
  readonly maxResponseBytes: number;
}

export interface ExchangeAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly retryAfterMs: number | undefined;
  readonly bytes: Uint8Array;
}

/** Codes of failures before anything was sent, so that the call had no effect. */
const NOT_SENT = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ERR_INVALID_URL',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * One request and its whole answer within the time limit (ms) and size limit (bytes). Follows no redirect.
 * @throws ProviderUnavailable with reason connection (nothing was sent), connection-lost, timeout or answer-too-large.
 */
export async function exchange(request: ExchangeRequest): Promise<ExchangeAnswer> {
  const { provider, method, url, timeoutMs, maxResponseBytes } = request;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { method, redirect: 'manual', signal, ...bodyAndHeaders(request) });
    const bytes = await readLimited(response, maxResponseBytes, provider);
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? 'application/octet-stream',
      retryAfterMs: retryAfterMs(response.headers.get('retry-after')),
      bytes,
    };
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error;
    if (signal.aborted) throw new ProviderUnavailable(provider, 'timeout', { cause: error });
    throw new ProviderUnavailable(provider, wasSent(error) ? 'connection-lost' : 'connection', { cause: error });
  }
}

/** True when a body is bytes and not a JSON value. */
export function isBinaryBody(body: unknown): body is BinaryBody {
  return (
    typeof body === 'object' &&
    body !== null &&
    'bytes' in body &&
    body.bytes instanceof Uint8Array &&
    'contentType' in body
  );
}

function bodyAndHeaders({ body, headers }: ExchangeRequest): {
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
} {
  const base = { accept: 'application/json', ...headers };
  if (body === undefined) return { headers: base };
  if (isBinaryBody(body))
    return { headers: { ...base, 'content-type': body.contentType }, body: new Uint8Array(body.bytes) };
  return { headers: { ...base, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

async function readLimited(response: Response, maxBytes: number, provider: string): Promise<Uint8Array> {
  if (response.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new ProviderUnavailable(provider, 'answer-too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

function wasSent(error: unknown): boolean {
  // By shape and not by class: errors of the runtime may come from another realm.
  if (typeof error !== 'object' || error === null) return true;
  if ('code' in error && typeof error.code === 'string' && NOT_SENT.has(error.code)) return false;
  if ('errors' in error && Array.isArray(error.errors) && error.errors.length > 0) return error.errors.some(wasSent);
  return 'cause' in error ? wasSent(error.cause) : true;
}

function retryAfterMs(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) && ms > 0 ? ms : undefined;
}
