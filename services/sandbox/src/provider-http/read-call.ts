import type { Request } from 'express';
import { ProviderError, type ProviderCall } from './answer.js';

/** Express' request as a provider's handler sees it. @throws ProviderError 400 for a body that is no JSON. */
export function readCall(request: Request, body: 'json' | 'raw'): ProviderCall {
  const raw = rawBody(request);
  return {
    params: stringsOf(request.params),
    query: stringsOf(request.query),
    headers: stringsOf(request.headers),
    json: body === 'json' && raw.length > 0 ? parseJson(raw) : null,
    raw,
    key: request.get('idempotency-key') ?? null,
  };
}

export function rawBody(request: Request): Buffer {
  const body: unknown = request.body;
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

/** Declared content length, bytes. */
export function bytesOfBody(request: Request): number {
  return Number(request.get('content-length') ?? 0);
}

/** Our reference in a request, under the provider's field name. */
export function referenceOf(call: Pick<ProviderCall, 'json' | 'query' | 'headers'>): string | null {
  const body = typeof call.json === 'object' && call.json !== null ? (call.json as Record<string, unknown>) : {};
  const named = [body, call.query].flatMap((source) => [
    source['reference'],
    source['externalReference'],
    source['externalId'],
  ]);
  const reference = [...named, call.headers['x-document-reference']].find(
    (value) => typeof value === 'string' && value !== '',
  );
  return typeof reference === 'string' ? reference : null;
}

function stringsOf(source: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(source).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function parseJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    throw new ProviderError(400, 'malformed', 'The body is no JSON.');
  }
}
