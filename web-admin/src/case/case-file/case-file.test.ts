import {
  contractFiles,
  customerFiles,
  downloadPath,
  neighbour,
  placeText,
  registerFiles,
  type CaseFile,
} from './case-file.js';

const file = (source: CaseFile['source'], id: string): CaseFile => ({ source, id, name: `${id}.pdf`, about: '' });
// Ids are unique within a source only.
const files = [file('customer', '1'), file('customer', '2'), file('contract', '1'), file('register', '1')];

it.each([
  [0, 1, 1],
  [1, 1, 2],
  [2, -1, 1],
  [3, 1, undefined],
  [0, -1, undefined],
] as const)('from place %d by %d to %s', (from, step, to) => {
  const of = files[from] ?? file('customer', 'x');
  expect(neighbour(files, of, step)).toBe(to === undefined ? undefined : files[to]);
});

it('says the place of a file, and none of a file that was removed', () => {
  expect(placeText(files, file('contract', '1'))).toBe('3 von 4');
  expect(placeText(files, file('contract', '9'))).toBe('');
  expect(neighbour(files, file('contract', '9'), 1)).toBeUndefined();
});

it.each([
  ['customer', '/business_documents/7/download'],
  ['contract', '/contract_files/7/download'],
  ['register', '/register_documents/7/download'],
] as const)('a file of %s is read at %s', (source, path) => {
  expect(downloadPath(file(source, '7'))).toBe(path);
});

it('goes through the documents of the customer by type, as the page shows them', () => {
  const document = { filename: 'a.pdf', createdAt: '2026-03-01T12:00:00.000Z' };
  const files = customerFiles([
    { ...document, id: '1', documentType: 'OTHER' },
    { ...document, id: '2', documentType: 'FOUNDATION_DOCUMENT' },
  ]);
  expect(files.map(({ id, about }) => [id, about])).toEqual([
    ['2', 'Gründungsdokumente · 01.03.2026'],
    ['1', 'Weitere Dokumente · 01.03.2026'],
  ]);
});

it('has replaced versions of a contract after the one that replaced them', () => {
  const version = { createdAt: '2026-03-01T12:00:00.000Z', mimeType: 'application/pdf', sizeBytes: 4_000 };
  const older = { ...version, id: '1', originalName: 'alt.pdf' };
  const files = contractFiles([{ ...version, id: '2', originalName: 'neu.pdf', olderVersions: [older] }]);
  expect(files.map(({ name, about }) => [name, about])).toEqual([
    ['neu.pdf', '01.03.2026 · 4 kB'],
    ['alt.pdf', 'Frühere Fassung, nur für die Bank · 01.03.2026 · 4 kB'],
  ]);
});

it('names the documents of registers, and keeps a type that it does not know', () => {
  const document = { filename: 'a.pdf', mimeType: 'application/pdf', sizeBytes: 1, timeString: '2026-03-01T12:00:00Z' };
  const files = registerFiles([
    { ...document, id: '1', documentType: 'register_extract' },
    { ...document, id: '2', documentType: 'new_type' },
  ]);
  expect(files.map(({ about }) => about)).toEqual(['Registerauszug · 01.03.2026', 'new_type · 01.03.2026']);
});
