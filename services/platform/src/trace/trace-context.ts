import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

const storage = new AsyncLocalStorage<string>();
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;
const EMPTY_TRACE = '0'.repeat(32);
const EMPTY_SPAN = '0'.repeat(16);

/** The two ids of a W3C `traceparent`. */
export interface TraceIds {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
}

/** The W3C `traceparent` of the current span; undefined outside any trace. */
export function currentTraceparent(): string | undefined {
  return storage.getStore();
}

/** The trace id (32 hexadecimal digits) of the current request; users see its first 8 as "Fehler-Nr.". */
export function currentTraceId(): string | undefined {
  return storage.getStore()?.slice(3, 35);
}

/** The ids of a `traceparent`; undefined when it is missing or invalid (W3C Trace Context, version 00). */
export function readTraceparent(traceparent: string | undefined): TraceIds | undefined {
  const [, traceId, spanId] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || traceId === EMPTY_TRACE || spanId === EMPTY_SPAN)
    return undefined;
  return { traceId, spanId };
}

/** Writes a `traceparent` (version 00, sampled). */
export function writeTraceparent({ traceId, spanId }: TraceIds): string {
  return `00-${traceId}-${spanId}-01`;
}

/** A new span in the trace of `traceparent`, or in a new trace when it is invalid. */
export function continueTrace(traceparent: string | undefined): string {
  const traceId = readTraceparent(traceparent)?.traceId ?? randomBytes(16).toString('hex');
  return writeTraceparent({ traceId, spanId: randomBytes(8).toString('hex') });
}

/**
 * Runs `work` inside a trace. An invalid or missing `traceparent` starts a new trace; a valid one is
 * continued under a new span id.
 */
export function runWithTrace<T>(traceparent: string | undefined, work: () => T): T {
  return storage.run(continueTrace(traceparent), work);
}

/** The current trace, to be stored with an item that is handled later. */
export function carriedTrace(): { readonly traceparent?: string } {
  const traceparent = storage.getStore();
  return traceparent === undefined ? {} : { traceparent };
}

/** Runs `work` in the span of `traceparent`. */
export function runAs<T>(traceparent: string, work: () => T): T {
  return storage.run(traceparent, work);
}
