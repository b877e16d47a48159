import { ApiProblem } from '@kontor/api/problem/api-problem';
import { KeyPromptFailed } from '../ui/key-prompt.js';
import { loginProblem, startsAgain, type LoginProblem } from './login-problem.js';

/** What follows a failed second step: the login restarts, the code's field shows it, or a notice does. */
export type FactorProblem =
  | { readonly kind: 'startAgain'; readonly problem: LoginProblem }
  | { readonly kind: 'code'; readonly message: string }
  | { readonly kind: 'notice'; readonly problem: LoginProblem };

/** What follows a failed second step by an app, a recovery code or a key. */
export function factorProblem(error: unknown, by: 'code' | 'key'): FactorProblem {
  if (error instanceof KeyPromptFailed)
    return { kind: 'notice', problem: { title: 'Schlüssel nicht geprüft', message: error.message } };
  if (error instanceof ApiProblem && error.state === 'expired')
    return {
      kind: 'startAgain',
      problem: {
        title: 'Anmeldung abgelaufen',
        message: 'Der zweite Schritt hat zu lange gedauert. Bitte melden Sie sich erneut mit Ihrem Passwort an.',
      },
    };
  if (startsAgain(error)) return { kind: 'startAgain', problem: loginProblem(error) };
  const violation = error instanceof ApiProblem ? error.violations[0]?.message : undefined;
  const problem = loginProblem(error);
  const isRefused = error instanceof ApiProblem && !error.isTemporary;
  return by === 'code' && isRefused
    ? { kind: 'code', message: violation ?? problem.message }
    : { kind: 'notice', problem };
}

/** What is wrong with a typed code of the app; spaces are allowed. */
export const totpProblem = (typed: string): string | undefined =>
  /^\d{6}$/.test(typed.replace(/\s/g, '')) ? undefined : 'Der Code besteht aus sechs Ziffern.';

/** What is wrong with a typed recovery code; spaces, hyphens and case do not count. */
export const recoveryProblem = (typed: string): string | undefined =>
  /^[A-Z2-7]{10}$/i.test(typed.replace(/[\s-]/g, ''))
    ? undefined
    : 'Ein Wiederherstellungscode besteht aus zehn Buchstaben und Ziffern.';
