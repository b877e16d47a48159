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

it('says to wait while another step runs, and never to retry what the case does not allow', () => {
  for (const kind of ['release', 'coreBanking', 'takeOver', 'finish'] as const) {
    expect(actionProblem(kind, conflict('busy')).message).toBe(
      'Gerade läuft für diesen Vorgang ein anderer Schritt. Bitte warten Sie, bis er abgeschlossen ist, und versuchen Sie es dann erneut.',
    );
    const { message } = actionProblem(kind, conflict('illegal'));
    expect(message).toMatch(/^Im jetzigen Stand des Vorgangs ist das nicht möglich\./);
    expect(message).not.toContain('erneut');
  }
});

it('shows any other refusal as the server puts it, without advice that does not help', () => {
  for (const kind of ['release', 'coreBanking', 'takeOver'] as const)
    expect(actionProblem(kind, conflict('taken')).message).toBe('Nachricht des Servers');
  expect(actionProblem('coreBanking', new ApiProblem(403, { message: 'Ihnen fehlt das Recht.' })).message).toBe(
    'Ihnen fehlt das Recht.',
  );
});

it('titles a document reorder that failed, with the message of the server or a default', () => {
  const title = 'Nachbestellung fehlgeschlagen';
  expect(actionProblem('reorder', new ApiProblem(503, { message: 'Zurzeit nicht erreichbar.' }))).toMatchObject({
    title,
    message: 'Zurzeit nicht erreichbar.',
  });
  expect(actionProblem('reorder', new Error('x'))).toMatchObject({ title, message: 'Unbekannter Fehler' });
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
  const advised = new ApiProblem(503, {
    message: 'Der Dienst ist nicht erreichbar. Bitte versuchen Sie es gleich erneut.',
  });
  expect(actionProblem('coreBanking', advised).message).toBe(advised.message);
});

it('shows the server’s message for other actions', () => {
  expect(actionProblem('takeOver', conflict('unknown'))).toMatchObject({
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
