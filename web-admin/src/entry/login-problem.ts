import { ApiProblem } from '@kontor/api/problem/api-problem';

export interface LoginProblem {
  readonly title: string;
  readonly message: string;
  /** Only for faults; a wrong password needs no report. */
  readonly traceId?: string | undefined;
}

/** "in einer Minute", "in 5 Minuten": the waiting time, from seconds. */
export function waitText(seconds: number | undefined): string {
  if (seconds === undefined) return 'in einigen Minuten';
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? 'in einer Minute' : `in ${minutes} Minuten`;
}

function secondsOf(error: ApiProblem): number | undefined {
  const retryAfterSeconds = error.body.retryAfterSeconds;
  return error.retryAfter ?? (typeof retryAfterSeconds === 'number' ? retryAfterSeconds : undefined);
}

/** The notice for a failed try (R3 §8). */
export function loginProblem(error: unknown): LoginProblem {
  if (!(error instanceof ApiProblem)) {
    return {
      title: 'Anmeldung fehlgeschlagen',
      message: error instanceof Error ? error.message : 'Unbekannter Fehler',
    };
  }
  if (error.status === 429) {
    return { title: 'Zu viele Versuche', message: `Bitte versuchen Sie es ${waitText(secondsOf(error))} erneut.` };
  }
  if (error.status === 404)
    return {
      title: 'Keine E-Mail gesendet',
      message: 'Die Anmeldung ist abgelaufen. Bitte melden Sie sich erneut an.',
    };
  if (error.status === 0 || error.status >= 500)
    return { title: error.title, message: error.message, traceId: error.traceId };
  return { title: 'Anmeldung fehlgeschlagen', message: error.message };
}

/**
 * After too many codes, when no code can be requested any more, or for somebody who is not staff, the login restarts
 * with the password (R3 §4.5).
 */
export function startsAgain(error: unknown): boolean {
  return !(error instanceof ApiProblem) || [404, 429].includes(error.status);
}
