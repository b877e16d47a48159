import type { CircuitBreakerPolicy } from 'cockatiel';
import * as z from 'zod';
import type { Logger } from '../logger/logger.js';
import type { Metrics } from '../metrics/metrics.js';
import { inSpan } from '../trace/span.js';
import type { RunningSpan } from '../trace/span.js';
import { readJson, requireSuccess } from './provider-answer.js';
import { OutcomeUnknown, ProviderRejected, ProviderUnavailable } from './provider-errors.js';
import { exchange } from './provider-exchange.js';
import type { ExchangeAnswer } from './provider-exchange.js';
import { LONGEST_BACKOFF_MS, createBreaker, createRetry, fromBreaker, isOutcomeOpen } from './provider-policy.js';
import type { RetryMode } from './provider-policy.js';

export type { BinaryBody } from './provider-exchange.js';
export type { RetryMode } from './provider-policy.js';

type Headers = Record<string, string>;

export interface ProviderClientOptions {
  /** The provider's name in errors, logs and metrics. */
  name: string;
  /** Absolute address; the paths of calls are appended to it. */
  baseUrl: string;
  /** Returns the authentication headers; called again once with `refresh` after a 401. */
  authenticate: (context: { refresh: boolean }) => Headers | Promise<Headers>;
  /** Limit of one attempt, ms (default 5,000). */
  timeoutMs?: number;
  logger: Logger;
  metrics?: Metrics | undefined;
  /** Log each call at level info, without its query and body. */
  debugLog?: boolean | undefined;
  /** Default 1 MiB. */
  maxResponseBytes?: number;
  /** Attempts of one call including the first (default 3). */
  attempts?: number;
}

export interface ProviderRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Starts with a slash; build it with providerPath. */
  path: string;
  query?: Readonly<Record<string, string | number | undefined>>;
  headers?: Headers;
  /** A JSON value, or bytes with their content type. */
  body?: unknown;
  /** Sent as `Idempotency-Key`. */
  idempotencyKey?: string | undefined;
  retry: RetryMode;
  /** When the caller stops waiting, ms epoch. */
  deadline?: number | undefined;
}

export interface BinaryAnswer {
  bytes: Uint8Array;
  contentType: string;
}

/** Calls one outside provider over HTTP. Every method throws ProviderUnavailable, ProviderRejected or OutcomeUnknown. */
export interface ProviderClient {
  /** The JSON answer, parsed by `schema`; an empty answer is parsed as `undefined`. */
  call<S extends z.ZodType>(request: ProviderRequest & { schema: S }): Promise<z.output<S>>;
  /** The answer as bytes. */
  callBinary(request: ProviderRequest): Promise<BinaryAnswer>;
}

/** Creates the client with its own circuit breaker. */
export function createProviderClient(options: ProviderClientOptions): ProviderClient {
  const breaker = createBreaker(options.name, options.logger, options.metrics);
  const context = { ...options, breaker };
  return {
    call: (request) => traced(context, request, (answer) => parseAnswer(context, request.schema, answer)),
    callBinary: (request) => traced(context, request, ({ bytes, contentType }) => ({ bytes, contentType })),
  };
}

interface Context extends ProviderClientOptions {
  breaker: CircuitBreakerPolicy;
}

const SHORTEST_ATTEMPT_MS = 20;
const DEFAULT_TIMEOUT_MS = 5_000;

type ReadAnswer<T> = (answer: ExchangeAnswer) => T;

/** One span for a call with all its attempts, without its path; the trace is not sent to the provider. */
function traced<T>(context: Context, request: ProviderRequest, read: ReadAnswer<T>): Promise<T> {
  const { name } = context;
  const attributes = { 'http.request.method': request.method, 'peer.service': name };
  return inSpan({ name: `${request.method} ${name}`, kind: 'client', attributes }, (span) =>
    perform({ ...context, span }, request, read),
  );
}

type Performing = Context & { readonly span: RunningSpan };

async function perform<T>(context: Performing, request: ProviderRequest, read: ReadAnswer<T>): Promise<T> {
  const { name, timeoutMs = DEFAULT_TIMEOUT_MS, attempts = 3, breaker } = context;
  const deadline = request.deadline ?? Date.now() + (timeoutMs + LONGEST_BACKOFF_MS) * attempts;
  const once = async () => read(await authenticated(context, request, deadline));
  const attempt = () =>
    breaker.execute(once).catch((error: unknown) => {
      throw fromBreaker(name, error);
    });
  const startedAt = performance.now();
  try {
    const value = await createRetry(request.retry, attempts, deadline).execute(attempt);
    report(context, request, startedAt);
    return value;
  } catch (error) {
    const known = request.retry === 'never' && isOutcomeOpen(error) ? new OutcomeUnknown(name, error) : error;
    report(context, request, startedAt, known);
    throw known;
  }
}

/** One attempt, repeated once with other credentials after a 401; it ends by `deadline`, ms epoch. */
async function authenticated(context: Context, request: ProviderRequest, deadline: number): Promise<ExchangeAnswer> {
  const { name, authenticate, timeoutMs = DEFAULT_TIMEOUT_MS, maxResponseBytes = 1_048_576 } = context;
  const remaining = () => {
    const ms = deadline - Date.now();
    if (ms < SHORTEST_ATTEMPT_MS) throw new ProviderUnavailable(name, 'deadline');
    return ms;
  };
  const send = async (refresh: boolean) => {
    const credentials = await within(remaining(), authenticate({ refresh }), name);
    return exchange({
      provider: name,
      method: request.method,
      url: buildUrl(context.baseUrl, request),
      headers: {
        ...request.headers,
        ...(request.idempotencyKey === undefined ? {} : { 'idempotency-key': request.idempotencyKey }),
        ...credentials,
      },
      body: request.body,
      timeoutMs: Math.min(timeoutMs, remaining()),
      maxResponseBytes,
    });
  };
  const answer = await send(false);
  return requireSuccess(name, answer.status === 401 ? await send(true) : answer);
}

/** Others may wait for the same credentials, so their request continues. @throws ProviderUnavailable deadline */
async function within<T>(ms: number, answer: T | Promise<T>, name: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ProviderUnavailable(name, 'deadline')), ms);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

function buildUrl(baseUrl: string, { path, query = {} }: ProviderRequest): URL {
  const base = new URL(baseUrl);
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}${path}`);
  if (
    !path.startsWith('/') ||
    url.origin !== base.origin ||
    !url.pathname.startsWith(base.pathname.replace(/\/+$/, ''))
  ) {
    throw new TypeError('The path of a provider call leaves the address of the provider');
  }
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(key, String(value));
  }
  return url;
}

function parseAnswer<S extends z.ZodType>({ name, logger }: Context, schema: S, answer: ExchangeAnswer): z.output<S> {
  const parsed = schema.safeParse(readJson(name, answer));
  if (parsed.success) return parsed.data;
  const violations = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`);
  logger.warn(
    { provider: name, violations: violations.slice(0, 10) },
    'answer of the provider does not fit its contract',
  );
  throw new ProviderUnavailable(name, 'unreadable-answer');
}

function report(
  { name, logger, metrics, span, debugLog = false }: Performing,
  { method, path }: ProviderRequest,
  startedAt: number,
  error?: unknown,
): void {
  const outcome = outcomeOf(error);
  span.set({ outcome });
  metrics?.providerCalls.inc({ provider: name, method, outcome });
  const reason =
    error instanceof ProviderUnavailable
      ? { reason: error.reason }
      : error instanceof ProviderRejected
        ? { status: error.status }
        : {};
  const level = error !== undefined ? 'warn' : debugLog ? 'info' : 'debug';
  logger[level](
    {
      provider: name,
      method,
      outcome,
      ms: Math.round(performance.now() - startedAt),
      ...reason,
      ...(debugLog ? { path } : {}),
    },
    'provider call',
  );
}

function outcomeOf(error: unknown): string {
  if (error === undefined) return 'ok';
  if (error instanceof ProviderRejected) return 'rejected';
  return error instanceof OutcomeUnknown ? 'unknown' : 'unavailable';
}
