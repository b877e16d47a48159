import { ApiProblem } from '@kontor/api/problem/api-problem';

/** What the notice says of a user that could not be created: detail or message of the server (R3 §8). */
export function registerUserProblem(error: unknown): string {
  if (!(error instanceof ApiProblem)) return 'Unbekannter Fehler';
  return error.detail || error.message || 'Unbekannter Fehler';
}
