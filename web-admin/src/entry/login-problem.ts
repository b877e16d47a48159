import { ApiProblem } from '@kontor/api/problem/api-problem';

export interface LoginProblem {
  readonly title: string;
  readonly message: string;
  /** Only for failures; a wrong password needs no report. */
  readonly errorNumber?: string | undefined;
  /** When it can be tried again, ms since 1970. */
  readonly retryAt?: number;
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
    const { retryAfter = 60 } = error;
    return { title: 'Zu viele Versuche', message: error.message, retryAt: Date.now() + retryAfter * 1000 };
  }
  if (error.status === 404)
    return {
      title: 'Keine E-Mail gesendet',
      message: 'Die Anmeldung ist abgelaufen. Bitte melden Sie sich erneut an.',
    };
  if (error.status === 0 || error.status >= 500)
    return { title: error.title, message: error.message, errorNumber: error.errorNumber };
  return { title: 'Anmeldung fehlgeschlagen', message: error.message };
}

/**
 * After too many codes, when no code can be requested any more, or for somebody who is not staff, the login restarts
 * with the password (R3 §4.5).
 */
export function startsAgain(error: unknown): boolean {
  return !(error instanceof ApiProblem) || [404, 429].includes(error.status);
}
