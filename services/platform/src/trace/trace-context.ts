import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

const storage = new AsyncLocalStorage<string>();
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;
const EMPTY_TRACE = '0'.repeat(32);

/** The W3C `traceparent` of what runs now, to be passed on to the next process; undefined outside any trace. */
export function currentTraceparent(): string | undefined {
  return storage.getStore();
}

/** The 32 hexadecimal digits that all log lines of one request share; the "Fehler-Nr." a user reads. */
export function currentTraceId(): string | undefined {
  return storage.getStore()?.slice(3, 35);
}

/**
 * Runs `work` inside a trace. An unusable or missing `traceparent` begins a new trace; a usable one is
 * continued under a new span id (W3C Trace Context, version 00).
 */
export function runWithTrace<T>(traceparent: string | undefined, work: () => T): T {
  return storage.run(continueTrace(traceparent), work);
}

function continueTrace(traceparent: string | undefined): string {
  const traceId = TRACEPARENT.exec(traceparent ?? '')?.[1];
  const usable = traceId !== undefined && traceId !== EMPTY_TRACE;
  return `00-${usable ? traceId : randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`;
}
