import type { WorkflowInterceptors } from '@temporalio/workflow';
import { withTrace, traceIn, currentTrace } from './trace.workflow.js';

/**
 * Passes the trace of a start, update or signal to the activities and child workflows that it traces. Only a header is
 * copied, so replays are not affected.
 */
export function interceptors(): WorkflowInterceptors {
  return {
    inbound: [
      {
        execute: (input, next) => withTrace(traceIn(input.headers), () => next(input)),
        handleUpdate: (input, next) => withTrace(traceIn(input.headers), () => next(input)),
        handleSignal: (input, next) => withTrace(traceIn(input.headers), () => next(input)),
      },
    ],
    outbound: [
      {
        scheduleActivity: (input, next) => next({ ...input, headers: { ...input.headers, ...currentTrace() } }),
        scheduleLocalActivity: (input, next) => next({ ...input, headers: { ...input.headers, ...currentTrace() } }),
        startChildWorkflowExecution: (input, next) =>
          next({ ...input, headers: { ...input.headers, ...currentTrace() } }),
      },
    ],
  };
}
