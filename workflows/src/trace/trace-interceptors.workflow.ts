import type { WorkflowInterceptors } from '@temporalio/workflow';
import { causedBy, causeIn, currentCause } from './trace.workflow.js';

/**
 * Carries the trace of what came in (start, update, signal) on to the activities and child workflows that follow from it.
 * It only copies a header, so a replay does the same with it as without.
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
