import type { WorkflowClientInterceptor } from '@temporalio/client';
import type { Headers, PayloadConverter } from '@temporalio/common';
import { inSpan } from '../trace/span.js';

/** Name of the Temporal header with the trace; it contains only trace ids. */
const TRACEPARENT = 'traceparent';

/**
 * Adds a span for each start, update and signal, and passes its trace to the workflow. The converter is a parameter, so that
 * processes without Temporal do not load it.
 */
export function createTraceInterceptor(converter: PayloadConverter): WorkflowClientInterceptor {
  const traced = <T>(name: string, given: Headers, call: (headers: Headers) => Promise<T>): Promise<T> =>
    inSpan({ name, kind: 'client', attributes: { 'rpc.system': 'temporal' } }, ({ traceparent }) =>
      call({ ...given, [TRACEPARENT]: converter.toPayload(traceparent) }),
    );
  return {
    startWithDetails: (input, next) =>
      traced(`start ${input.workflowType}`, input.headers, (headers) => next({ ...input, headers })),
    startUpdate: (input, next) =>
      traced(`update ${input.updateName}`, input.headers, (headers) => next({ ...input, headers })),
    signal: (input, next) =>
      traced(`signal ${input.signalName}`, input.headers, (headers) => next({ ...input, headers })),
  };
}

/** The `traceparent` in Temporal's headers, if any. */
export function traceparentOf(headers: Headers, converter: PayloadConverter): string | undefined {
  const payload = headers[TRACEPARENT];
  return payload === undefined ? undefined : converter.fromPayload<string>(payload);
}
