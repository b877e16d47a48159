import type { Response } from 'express';

/** One field before and after; null where it was or is not there. Any JSON. */
export interface ActChange {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What the log says of an act beside its route. */
export interface ActDetail {
  /** Id of what it was about, where the path has none: a new account. */
  readonly target?: string;
  readonly changes?: readonly ActChange[];
}

const key = 'actDetail';

/** Notes at an answer what the act of its request has changed. */
export function noteAct(response: Response, detail: ActDetail): void {
  response.locals[key] = detail;
}

/** What was noted; nothing where nobody did. */
export function notedAct(response: Response): ActDetail {
  return (response.locals[key] as ActDetail | undefined) ?? {};
}
