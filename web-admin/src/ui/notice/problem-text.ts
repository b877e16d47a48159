import { ApiProblem } from '@kontor/api/problem/api-problem';

export interface ProblemText {
  readonly title: string;
  readonly message: string;
  /** Shown as "Fehler-Nr.", so that operations finds the line in the log. */
  readonly errorNumber?: string;
  /** Other than a failure: nothing happened yet, because a second person must confirm it. */
  readonly tone?: 'info' | 'danger';
}

const unknown = 'Unbekannter Fehler';

/** The server's message, or 'Unbekannter Fehler' (R3 §8). */
export function problemText(error: unknown, title?: string): ProblemText {
  if (!(error instanceof ApiProblem)) return { title: title ?? 'Fehler', message: unknown };
  if (error.status === 202) return { title: error.title, message: error.message, tone: 'info' };
  return {
    title: title ?? error.title,
    message: error.violations[0]?.message ?? error.message,
    ...(error.errorNumber === undefined ? {} : { errorNumber: error.errorNumber }),
  };
}

export function problemLine(error: unknown): string {
  const { title, message, errorNumber, tone } = problemText(error);
  if (tone === 'info') return `${title}. ${message}`;
  return errorNumber === undefined ? message : `${message} (Fehler-Nr. ${errorNumber})`;
}
