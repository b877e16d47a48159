import { ApiProblem } from '@kontor/api/problem/api-problem';

/** What went wrong, in words that may be shown. */
export interface ProblemText {
  readonly title: string;
  readonly message: string;
  /** Shown as "Fehler-Nr.", so that operations finds the line in the log. */
  readonly traceId?: string;
}

const unknown = 'Unbekannter Fehler';

/** The server's own words on an error, else 'Unbekannter Fehler' (spec 3 §8). */
export function problemText(error: unknown, title?: string): ProblemText {
  if (!(error instanceof ApiProblem)) return { title: title ?? 'Fehler', message: unknown };
  return {
    title: title ?? error.title,
    message: error.violations[0]?.message ?? error.message,
    ...(error.traceId === undefined ? {} : { traceId: error.traceId }),
  };
}

/** The same in one line, for a notice that passes. */
export function problemLine(error: unknown): string {
  const { message, traceId } = problemText(error);
  return traceId === undefined ? message : `${message} (Fehler-Nr. ${traceId})`;
}
