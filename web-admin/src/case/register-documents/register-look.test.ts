import { registerResyncMs } from '@kontor/domain/transparency-register/transparency-register';
import { fetchedOutcome, isOrderOpen, rereadAfter } from './register-look.js';

const extract = {
  id: 'document-1',
  filename: 'Registerauszug.pdf',
  mimeType: 'application/pdf',
  documentType: 'register_extract',
  timeString: '2026-03-02T12:00:00.000Z',
  sizeBytes: 1200,
};
const missing = (state: 'not_ordered' | 'pending' | 'ready' | 'failed' | 'unknown') => [
  { documentType: 'shareholder_list' as const, state },
];

test.each([
  ['not_ordered', true, false],
  ['pending', false, registerResyncMs],
  ['ready', false, false],
  ['failed', true, false],
  ['unknown', true, registerResyncMs],
] as const)('a document that is %s: can be ordered %s, is read again after %s', (state, isOpen, after) => {
  expect(isOrderOpen(missing(state))).toBe(isOpen);
  expect(rereadAfter(missing(state))).toBe(after);
});

test('a fetch names what it brought, and leaves what is missing to the list', () => {
  const rest = 'Was noch fehlt, steht mit seinem Stand unter „Registerdokumente“.';
  expect(fetchedOutcome({ documents: [] }, { documents: [extract], missing: missing('pending') })).toEqual({
    tone: 'success',
    title: 'Registerdokumente abgerufen',
    lines: ['Registerauszug.pdf', rest],
  });
  expect(fetchedOutcome({ documents: [extract] }, { documents: [extract], missing: missing('failed') })).toEqual({
    tone: 'info',
    title: 'Kein neues Registerdokument',
    lines: [rest],
  });
  expect(fetchedOutcome(undefined, { documents: [extract], missing: [] }).lines).toEqual(['Registerauszug.pdf']);
});
