import { ApiProblem } from '@kontor/api/problem/api-problem';
import { loginProblem, startsAgain } from './login-problem.js';

it('shows the server’s message for a failed login', () => {
  const refused = new ApiProblem(401, {
    title: 'Nicht angemeldet',
    message: 'Benutzername oder Passwort ist nicht richtig.',
  });
  expect(loginProblem(refused)).toEqual({
    title: 'Anmeldung fehlgeschlagen',
    message: 'Benutzername oder Passwort ist nicht richtig.',
  });
});

it('has the time from which too many attempts are over', () => {
  const before = Date.now();
  const { retryAt = 0 } = loginProblem(new ApiProblem(429, {}, { retryAfter: 400 }));
  expect(retryAt - before).toBeGreaterThanOrEqual(400_000);
  expect(retryAt - Date.now()).toBeLessThanOrEqual(400_000);
  expect(loginProblem(new ApiProblem(401, {})).retryAt).toBeUndefined();
});

it('says what the server says of a limit, however long it lasts', () => {
  const messageAfter = (retryAfter: number) =>
    loginProblem(new ApiProblem(429, { message: 'Bitte warten' }, { retryAfter })).message;
  expect([messageAfter(600), messageAfter(80_000)]).toEqual(['Bitte warten', 'Bitte warten']);
});

it('does not blame the password when the server is unreachable', () => {
  expect(
    loginProblem(new ApiProblem(0, { title: 'Keine Verbindung', message: 'Der Server ist nicht erreichbar.' })).title,
  ).toBe('Keine Verbindung');
  expect(loginProblem(new ApiProblem(503, { title: 'Vorübergehend nicht erreichbar' })).title).toBe(
    'Vorübergehend nicht erreichbar',
  );
});

it('has a number for a failure and none for a wrong password', () => {
  expect(loginProblem(new ApiProblem(500, { traceId: 'abc' })).errorNumber).toBe('abc');
  expect(loginProblem(new ApiProblem(401, { traceId: 'abc' })).errorNumber).toBeUndefined();
});

it('starts again with the password after too many codes and for customers', () => {
  expect(startsAgain(new ApiProblem(429, {}))).toBe(true);
  expect(startsAgain(new ApiProblem(400, {}))).toBe(false);
  expect(startsAgain(new Error('Dieser Zugang gehört nicht zum Bankzugang.'))).toBe(true);
});

it('shows that no code can be requested any more, and starts again with the password', () => {
  const unknown = new ApiProblem(404, { message: 'Zu dieser E-Mail-Adresse gibt es keinen Zugang.' });
  expect(loginProblem(unknown).title).toBe('Keine E-Mail gesendet');
  expect(startsAgain(unknown)).toBe(true);
});
