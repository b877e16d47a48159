import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import type { Context } from '@opentelemetry/api';
import { continueTrace, currentTraceparent, readTraceparent, runAs, writeTraceparent } from './trace-context.js';

/** Attributes of a span: enums, our own names and numbers. Never personal data. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanStart {
  /** Low cardinality, e.g. `GET /api/me`. */
  readonly name: string;
  readonly kind: 'server' | 'client' | 'producer' | 'consumer';
  readonly attributes?: SpanAttributes;
  /** The parent `traceparent`; default is the current span, and null or an invalid one starts a trace. */
  readonly parent?: string | null | undefined;
}

export interface RunningSpan {
  /** To be passed to the called process. */
  readonly traceparent: string;
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
  /** Marks the span as failed with a code, e.g. `unavailable`. */
  fail(code: string): void;
  end(): void;
}

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const;

/** Starts a span. Without an exporter (see telemetry.ts) it only creates the next id of the trace. */
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

/** Runs `work` in its own span; an error marks the span with its code and is rethrown. */
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

/** The code or class of an error; never its message, which may contain personal data. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
