import { ApiProblem } from '@kontor/api/problem/api-problem';
import { actionProblem } from './action-problem.js';

const conflict = (state: string, message = 'Nachricht des Servers') =>
  new ApiProblem(409, { title: 't', message, state, traceId: 'abc' });

it.each([
  ['interrupted_functionaries_mismatch', 'Abweichende Daten'],
  ['interrupted_beneficiaries_mismatch', 'Abweichende Daten'],
  ['idle_timeout', 'Verbindungsabbruch'],
  ['research_file_size_exception', 'Zulässige Dateigröße überschritten'],
  ['busy', 'Übertragung fehlgeschlagen'],
  ['illegal', 'Übertragung fehlgeschlagen'],
])('a release that ends in %s is titled "%s"', (state, title) => {
  expect(actionProblem('release', conflict(state))).toMatchObject({ title });
});

it('adds the advice to retry later to any other conflict', () => {
  expect(actionProblem('release', conflict('busy')).message).toBe(
    'Nachricht des Servers. Bitte versuchen Sie es später erneut.',
  );
  expect(actionProblem('release', conflict('busy', 'Bitte versuchen Sie es später erneut.')).message).toBe(
    'Bitte versuchen Sie es später erneut.',
  );
});

it('shows the message of the core bank', () => {
  const problem = new ApiProblem(502, { title: 't', message: 'm', detail: 'Produkt 4711 unbekannt' });
  expect(actionProblem('coreBanking', problem)).toMatchObject({
    title: 'Übertragung fehlgeschlagen',
    message: 'Produkt 4711 unbekannt. Bitte versuchen Sie es später erneut.',
  });
  expect(actionProblem('coreBanking', new ApiProblem(502, {})).message).toBe(
    'Unbekannter Fehler. Bitte versuchen Sie es später erneut.',
  );
});

it('shows the server’s message for other actions', () => {
  expect(actionProblem('takeOver', conflict('illegal'))).toMatchObject({
    title: 'Übernehmen fehlgeschlagen',
    message: 'Nachricht des Servers',
  });
  expect(actionProblem('memo', new Error('x'))).toEqual({
    title: 'Notiz nicht gespeichert',
    message: 'Unbekannter Fehler',
  });
});

it('prefers the message of a violation', () => {
  const refused = new ApiProblem(422, {
    message: 'm',
    violations: [{ propertyPath: 'reason', code: 'custom', message: 'Begründung erforderlich' }],
  });
  expect(actionProblem('supportFix', refused).message).toBe('Begründung erforderlich');
});
