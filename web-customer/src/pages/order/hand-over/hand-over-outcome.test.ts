import { ApiProblem } from '@kontor/api/problem/api-problem';
import { actionForAnswer, actionForProblem, type HandOver, type HandOverAction } from './hand-over-outcome.js';

const order: HandOver = { call: 'order', place: 'order' };
const publicSource: HandOver = { call: 'continue', source: 'PUBLIC', place: 'order' };
const documents: HandOver = { call: 'continue', source: 'DOCUMENT', place: 'status' };

const refusal = (status: number, more: Record<string, unknown> = {}) =>
  new ApiProblem(status, { message: 'Meldung des Servers', traceId: 'spur', ...more });

describe('a successful transfer', () => {
  test.each([
    ['order', order, 200, 'hub-identifizierung-submitted'],
    ['order', order, 204, 'hub-identifizierung-status'],
    ['public sources', publicSource, 200, 'hub-identifizierung-submitted'],
    ['public sources', publicSource, 204, 'hub-identifizierung-status'],
    ['documents', documents, 200, 'hub-identifizierung-status'],
    ['documents', documents, 204, 'hub-identifizierung-status'],
  ])('%s (%#): %i redirects', (_name, handOver, status, route) => {
    expect(actionForAnswer(status, handOver)).toEqual({ kind: 'go', route });
  });
});

describe('a mismatch', () => {
  test.each([
    [
      'interrupted_functionaries_mismatch',
      'functionariesMatchingResult',
      order,
      'hub-identifizierung-functionaries-mismatch',
    ],
    [
      'interrupted_beneficiaries_mismatch',
      'beneficiariesMatchingResult',
      publicSource,
      'hub-identifizierung-beneficiaries-mismatch',
    ],
    [
      'interrupted_functionaries_mismatch',
      'functionariesMatchingResult',
      documents,
      'hub-identifizierung-status-functionaries-mismatch',
    ],
    [
      'interrupted_beneficiaries_mismatch',
      'beneficiariesMatchingResult',
      documents,
      'hub-identifizierung-status-beneficiaries-mismatch',
    ],
  ])('%s redirects to its page only with its result', (state, member, handOver, route) => {
    const result = { kind: 'whatever' };
    expect(actionForProblem(refusal(409, { state, [member]: result }), handOver)).toEqual({
      kind: 'resolve',
      route,
      start: { state, [member]: result },
    });
  });
});

const wordsOf = (action: HandOverAction) => ('title' in action ? [action.title(), action.body()] : []);

describe('obstacles are shown', () => {
  const shown = (status: number, more: Record<string, unknown>, handOver: HandOver) => {
    const action = actionForProblem(refusal(status, more), handOver);
    return [action.kind, ...wordsOf(action)];
  };

  test('an offer that has changed, which is read anew', () => {
    expect(shown(409, { state: 'offer_changed' }, order)).toEqual(['offer']);
  });

  test('a lost connection, at any moment', () => {
    const expected = [
      'message',
      'Verbindungsabbruch',
      'Es ist zu einem Verbindungsabbruch gekommen. Bitte versuchen Sie es direkt erneut.',
    ];
    expect(shown(409, { state: 'idle_timeout' }, order)).toEqual(expected);
    expect(shown(409, { state: 'idle_timeout' }, documents)).toEqual(expected);
    expect(shown(0, {}, order)).toEqual(expected);
  });

  test('too large documents, at the order only', () => {
    const large = { state: 'research_file_size_exception' };
    expect(shown(409, large, order)[1]).toBe('Zulässige Dateigröße überschritten');
    expect(shown(409, large, publicSource)[1]).toBe('Übertragung fehlgeschlagen');
  });

  test('any other conflict is a failed transfer; only busy and illegal have their own texts', () => {
    expect(shown(409, { state: 'something_new' }, order)).toEqual([
      'message',
      'Übertragung fehlgeschlagen',
      'Bitte versuchen Sie es später erneut oder wenden Sie sich an Ihre Bank.',
    ]);
    expect(shown(409, {}, order)[1]).toBe('Übertragung fehlgeschlagen');
    for (const state of ['busy', 'illegal']) {
      expect(shown(409, { state }, order)).toEqual(['message', 'Übertragung fehlgeschlagen', 'Meldung des Servers']);
    }
  });

  test('other errors have the message of the server and its number', () => {
    expect(shown(503, {}, order)).toEqual(['message', 'Übertragung fehlgeschlagen', 'Meldung des Servers']);
    expect(actionForProblem(refusal(500), order)).toMatchObject({ errorNumber: 'spur' });
    expect(wordsOf(actionForProblem(new ApiProblem(500, {}), order))[1]).toBe('Unbekannter Fehler');
  });

  test('a change by another user', () => {
    expect(shown(412, {}, order)[1]).toBe('Ihre Angaben wurden inzwischen geändert');
  });

  test('an ended session, a deleted application', () => {
    expect(shown(401, {}, order)).toEqual(['login']);
    expect(shown(404, { title: 'Nicht gefunden' }, order)).toEqual(['hub', 'Nicht gefunden', 'Meldung des Servers']);
    expect(shown(410, { title: 'Archiviert' }, order)[0]).toBe('hub');
  });

  test('violations of an order refer to the form, those of a resolution to its fields', () => {
    const violations = [{ propertyPath: 'firma.city', code: 'required', message: 'Ort erforderlich' }];
    const ofOrder = actionForProblem(refusal(422, { violations }), order);
    expect(ofOrder).toMatchObject({ kind: 'correct', violations });
    expect(wordsOf(ofOrder)[0]).toBe('Fehlende/Fehlerhafte Eingaben');
    const ofResolution = actionForProblem(refusal(422, { violations }), publicSource);
    expect(ofResolution.kind).toBe('correct');
    expect(wordsOf(ofResolution)).toEqual(['Pflichtfelder ausfüllen', 'Bitte füllen Sie alle Pflichtfelder aus.']);
  });
});
