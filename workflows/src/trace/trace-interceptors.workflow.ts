import type { WorkflowInterceptors } from '@temporalio/workflow';
import { causedBy, causeIn, currentCause } from './trace.workflow.js';

/**
 * Passes the trace of a start, update or signal to the activities and child workflows that it causes. Only a header is
 * copied, so replays are not affected.
 */
export function interceptors(): WorkflowInterceptors {
  return {
    inbound: [
      {
        execute: (input, next) => causedBy(causeIn(input.headers), () => next(input)),
        handleUpdate: (input, next) => causedBy(causeIn(input.headers), () => next(input)),
        handleSignal: (input, next) => causedBy(causeIn(input.headers), () => next(input)),
      },
    ],
    outbound: [
      {
        scheduleActivity: (input, next) => next({ ...input, headers: { ...input.headers, ...currentCause() } }),
        startChildWorkflowExecution: (input, next) =>
          next({ ...input, headers: { ...input.headers, ...currentCause() } }),
      },
    ],
  };
}
