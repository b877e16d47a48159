import type { WorkflowClientInterceptor } from '@temporalio/client';
import type { Headers, PayloadConverter } from '@temporalio/common';
import { inSpan } from '../trace/span.js';

/** The name under which a trace travels with what Temporal keeps; it holds ids of the trace and nothing else. */
const TRACEPARENT = 'traceparent';

/**
 * Makes each start, update and signal a span, and sends its trace along to the workflow. The converter comes from who speaks
 * to Temporal: most processes do not, and carry none of it.
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

/** The `traceparent` that travels in Temporal's headers, if any. */
export function traceparentOf(headers: Headers, converter: PayloadConverter): string | undefined {
  const payload = headers[TRACEPARENT];
  return payload === undefined ? undefined : converter.fromPayload<string>(payload);
}
