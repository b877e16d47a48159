import * as z from 'zod';
import { log } from '../log/log.js';

/** Response of a provider's handler. Handlers are synchronous, so that a request's changes are one journal line. */
export interface Answer {
  status: number;
  body?: unknown;
  /** A file instead of JSON; created after the changes are on disk. */
  file?: { name: string; contentType: string; read: () => Promise<Buffer> };
}

export interface ProviderCall {
  params: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** The parsed JSON, or `null` for routes that take a raw body. */
  json: unknown;
  raw: Buffer;
  key: string | null;
}

export type Handle = (call: ProviderCall) => Answer;

export interface ErrorDetail {
  path: string;
  message: string;
}

/** An error response of a provider. */
export class ProviderError extends Error {
  readonly status: number;
  readonly code: string;
  readonly extra: Record<string, unknown>;

  constructor(status: number, code: string, message: string, extra: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}

/** The provider does not respond and has no effect. */
export class NoResponse extends Error {}

export function notFound(): ProviderError {
  return new ProviderError(404, 'not_found', 'There is no such object.');
}

export function invalid(path: string, message: string): ProviderError {
  return new ProviderError(422, 'invalid', 'The request is not valid.', { details: [{ path, message }] });
}

/** The object, or 404. */
export function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw notFound();
  return value;
}

/** Parses a request's JSON. @throws ProviderError 400 if it is no object, 422 with details if it does not fit. */
export function parseBody<S extends z.ZodType>(schema: S, json: unknown): z.output<S> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new ProviderError(400, 'malformed', 'The body must be a JSON object.');
  }
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  const details: ErrorDetail[] = result.error.issues.map((issue) => ({
    path: issue.path.join('.'),
    message: issue.message,
  }));
  throw new ProviderError(422, 'invalid', 'The request is not valid.', { details });
}

export function errorAnswer(error: unknown): Answer {
  if (error instanceof ProviderError) {
    return { status: error.status, body: { code: error.code, message: error.message, ...error.extra } };
  }
  log('error', 'a call failed', { stack: error instanceof Error ? error.stack : String(error) });
  return { status: 500, body: { code: 'internal', message: 'An unexpected error happened.' } };
}

export function listOf(items: unknown[]): Answer {
  return { status: 200, body: { items } };
}
