import { fetchedLines } from './register-look.js';

test('a fetch says what is still missing, and why', () => {
  const missing = [
    { documentType: 'register_extract' as const, state: 'pending' as const },
    { documentType: 'shareholder_list' as const, state: 'failed' as const },
  ];
  expect(fetchedLines({ missing })).toEqual([
    'Registerauszug: bestellt, liegt noch nicht vor',
    'Gesellschafterliste: Bestellung fehlgeschlagen',
  ]);
  expect(fetchedLines({ missing: [] })).toEqual(['Alle Dokumente liegen vor.']);
});
