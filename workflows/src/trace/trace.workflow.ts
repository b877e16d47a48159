import { AsyncLocalStorage, type Headers } from '@temporalio/workflow';

/** The same name as the client's, see platform's trace-calls. */
const traceparent = 'traceparent';

/** Trace headers of the input that caused the current work, or none. */
export type Cause = Headers;

const none: Cause = {};
const causes = new AsyncLocalStorage<Cause>();

/** Cause of the code that runs now. */
export function currentCause(): Cause {
  return causes.getStore() ?? none;
}

/** The trace header of an input. */
export function causeIn(headers: Headers): Cause {
  const trace = headers[traceparent];
  return trace === undefined ? none : { [traceparent]: trace };
}

/** Runs `work` with `cause` as its cause. */
export function causedBy<T>(cause: Cause, work: () => T): T {
  return causes.run(cause, work);
}

/** Runs `work` without a cause: a timer started it. */
export function withoutCause<T>(work: () => T): T {
  return causes.run(none, work);
}
