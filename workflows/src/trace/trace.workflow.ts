import { AsyncLocalStorage, type Headers } from '@temporalio/workflow';

/** The same name as the client's, see platform's trace-calls. */
const traceparent = 'traceparent';

/** What brought something about, as Temporal's headers carry it: the ids of a trace, or nothing. */
export type Cause = Headers;

const none: Cause = {};
const causes = new AsyncLocalStorage<Cause>();

/** What brought about that which runs now. */
export function currentCause(): Cause {
  return causes.getStore() ?? none;
}

/** Of the headers that came in, those that are to go on. */
export function causeIn(headers: Headers): Cause {
  const trace = headers[traceparent];
  return trace === undefined ? none : { [traceparent]: trace };
}

/** Runs `work` as brought about by `cause`. */
export function causedBy<T>(cause: Cause, work: () => T): T {
  return causes.run(cause, work);
}

/** Runs `work` as brought about by nothing but time. */
export function causedByTime<T>(work: () => T): T {
  return causes.run(none, work);
}
