import { ApiProblem } from '@kontor/api/problem/api-problem';
import { loginProblem, startsAgain, waitText } from './login-problem.js';

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

it('shows how long to wait after too many attempts', () => {
  expect(loginProblem(new ApiProblem(429, {}, { retryAfter: 400 })).message).toBe(
    'Bitte versuchen Sie es in 7 Minuten erneut.',
  );
  expect(loginProblem(new ApiProblem(429, { retryAfterSeconds: 60 })).message).toBe(
    'Bitte versuchen Sie es in einer Minute erneut.',
  );
  expect(waitText(undefined)).toBe('in einigen Minuten');
});

it('does not blame the password when the server is unreachable', () => {
  expect(
    loginProblem(new ApiProblem(0, { title: 'Keine Verbindung', message: 'Der Server ist nicht erreichbar.' })).title,
  ).toBe('Keine Verbindung');
  expect(loginProblem(new ApiProblem(503, { title: 'Vorübergehend nicht erreichbar' })).title).toBe(
    'Vorübergehend nicht erreichbar',
  );
});

it('has a trace id for a fault and none for a wrong password', () => {
  expect(loginProblem(new ApiProblem(500, { traceId: 'abc' })).traceId).toBe('abc');
  expect(loginProblem(new ApiProblem(401, { traceId: 'abc' })).traceId).toBeUndefined();
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
