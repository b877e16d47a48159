import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import type { Context } from '@opentelemetry/api';
import { continueTrace, currentTraceparent, readTraceparent, runAs, writeTraceparent } from './trace-context.js';

/** What a span may carry: enums, names of ours and numbers. Never an address, an id of a person or a text of theirs. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanStart {
  /** Of few different values, e.g. `GET /api/me`. */
  readonly name: string;
  /** On which side of a call: `server` answers and `client` asks; `producer` hands on and `consumer` takes up later. */
  readonly kind: 'server' | 'client' | 'producer' | 'consumer';
  readonly attributes?: SpanAttributes;
  /** The `traceparent` of what caused it; left out, it is what runs now, and null or an unusable one begins a trace. */
  readonly parent?: string | null | undefined;
}

export interface RunningSpan {
  /** What a process that is called continues. */
  readonly traceparent: string;
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
  /** Marks what failed by a code of ours, e.g. `unavailable`. */
  fail(code: string): void;
  /** Once, when the work has ended. */
  end(): void;
}

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const;

/** Begins a span. Where no exporter was started (see telemetry.ts) it only gives the trace its next id. */
export function startSpan({ name, kind, attributes = {}, parent = currentTraceparent() }: SpanStart): RunningSpan {
  const known = parent ?? undefined;
  const span = trace.getTracer('kontor').startSpan(name, { kind: kinds[kind], attributes }, contextOf(known));
  const traceparent = span.isRecording() ? writeTraceparent(span.spanContext()) : continueTrace(known);
  return {
    traceparent,
    rename: (better) => void span.updateName(better),
    set: (more) => void span.setAttributes(more),
    fail: (code) => void span.setAttribute('error.type', code).setStatus({ code: SpanStatusCode.ERROR }),
    end: () => span.end(),
  };
}

/** Runs `work` in a span of its own; a throw marks the span with the error's code and flies on. */
export async function inSpan<T>(start: SpanStart, work: (span: RunningSpan) => Promise<T>): Promise<T> {
  const span = startSpan(start);
  try {
    return await runAs(span.traceparent, () => work(span));
  } catch (error) {
    span.fail(codeOf(error));
    throw error;
  } finally {
    span.end();
  }
}

function contextOf(traceparent: string | undefined): Context {
  const ids = readTraceparent(traceparent);
  if (ids === undefined) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { ...ids, traceFlags: TraceFlags.SAMPLED, isRemote: true });
}

/** The code or class of an error; never its message, which may quote somebody. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
