import { AsyncLocalStorage, type Headers } from '@temporalio/workflow';

/** The same name as the client's, see platform's trace-calls. */
const traceparent = 'traceparent';

/** Trace headers of the input that caused the current work, or none. */
export type TraceHeaders = Headers;

const none: TraceHeaders = {};
const traces = new AsyncLocalStorage<TraceHeaders>();

/** Trace headers of the code that runs now. */
export function currentTrace(): TraceHeaders {
  return traces.getStore() ?? none;
}

/** The trace header of an input. */
export function traceIn(headers: Headers): TraceHeaders {
  const trace = headers[traceparent];
  return trace === undefined ? none : { [traceparent]: trace };
}

/** Runs `work` with these trace headers. */
export function withTrace<T>(trace: TraceHeaders, work: () => T): T {
  return traces.run(trace, work);
}

/** Runs `work` without a trace: a timer started it. */
export function withoutTrace<T>(work: () => T): T {
  return traces.run(none, work);
}
