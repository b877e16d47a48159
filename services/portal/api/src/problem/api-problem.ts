import { errorNumberOf } from './error-number.js';
import type { ProblemBody, Violation } from './problem.schema.js';

/** The server refused a call, or could not be reached (`status` 0). `message` is German and may be shown. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly title: string;
  readonly detail: string | undefined;
  readonly state: string | undefined;
  /** By which operations finds the request in the log, shown as "Fehler-Nr."; only for faults of the system. */
  readonly errorNumber: string | undefined;
  readonly violations: readonly Violation[];
  /** The whole body, for members of single routes, e.g. a matching result. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Seconds after which a repeat makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    body: Partial<ProblemBody>,
    options: { retryAfter?: number | undefined; cause?: unknown } = {},
  ) {
    super(
      body.message ?? body.detail ?? 'Unbekannter Fehler',
      options.cause === undefined ? undefined : { cause: options.cause },
    );
    this.name = 'ApiProblem';
    this.status = status;
    this.title = body.title ?? 'Fehler';
    this.detail = body.detail;
    this.state = body.state;
    this.errorNumber = errorNumberOf(status, body.traceId);
    this.violations = body.violations ?? [];
    this.body = body;
    this.retryAfter = options.retryAfter;
  }

  /** Not reached, too many requests, or a fault of the system: the same call may succeed later. */
  get isTemporary(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** The problem of a call that never reached the server. */
export function unreachable(cause: unknown): ApiProblem {
  return new ApiProblem(
    0,
    { title: 'Keine Verbindung', message: 'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung.' },
    { cause },
  );
}
