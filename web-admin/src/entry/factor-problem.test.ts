import { ApiProblem } from '@kontor/api/problem/api-problem';
import { KeyPromptFailed } from '../ui/key-prompt.js';
import { factorProblem, recoveryProblem, totpProblem } from './factor-problem.js';

const wrong = new ApiProblem(400, { message: 'Der Code ist nicht richtig.' });

it('shows a wrong code at its field, and a refused key in a notice', () => {
  expect(factorProblem(wrong, 'code')).toEqual({ kind: 'code', message: 'Der Code ist nicht richtig.' });
  expect(factorProblem(wrong, 'key')).toMatchObject({ kind: 'notice', problem: { message: wrong.message } });
  const violations = [{ propertyPath: 'code', code: 'invalid', message: 'Sechs Ziffern' }];
  expect(factorProblem(new ApiProblem(422, { violations }), 'code')).toEqual({
    kind: 'code',
    message: 'Sechs Ziffern',
  });
});

it('restarts with the password when the step has expired, and after too many tries', () => {
  const expired = factorProblem(new ApiProblem(400, { state: 'expired' }), 'code');
  expect(expired).toMatchObject({ kind: 'startAgain', problem: { title: 'Anmeldung abgelaufen' } });
  const limited = factorProblem(new ApiProblem(429, { message: 'Zu oft' }, { retryAfter: 60 }), 'key');
  expect(limited).toMatchObject({ kind: 'startAgain', problem: { title: 'Zu viele Versuche', message: 'Zu oft' } });
});

it('lets somebody try again whose prompt or connection failed', () => {
  expect(factorProblem(new KeyPromptFailed('Abgebrochen'), 'key')).toEqual({
    kind: 'notice',
    problem: { title: 'Schlüssel nicht geprüft', message: 'Abgebrochen' },
  });
  expect(factorProblem(new ApiProblem(0, { title: 'Keine Verbindung' }), 'code').kind).toBe('notice');
  expect(factorProblem(new ApiProblem(503, {}), 'code').kind).toBe('notice');
});

it('accepts codes as people type them', () => {
  expect([totpProblem('123 456'), totpProblem('12345'), totpProblem('12345a')].map((one) => one === undefined)).toEqual(
    [true, false, false],
  );
  expect(
    [recoveryProblem('abcde-fgh27'), recoveryProblem('ABCDE'), recoveryProblem('ABCDE-FGH10')].map(
      (one) => one === undefined,
    ),
  ).toEqual([true, false, false]);
});
