import { kindOf, notShown, previewLimitBytes, sizeProblem } from './preview-kind.js';

it.each([
  ['application/pdf', 'vertrag.pdf', 'pdf'],
  ['application/pdf; charset=binary', 'vertrag', 'pdf'],
  ['APPLICATION/PDF', 'vertrag.bin', 'pdf'],
  ['image/png', 'ausweis.png', 'image'],
  ['image/jpeg', 'ausweis.jpg', 'image'],
  ['application/octet-stream', 'Auszug.PDF', 'pdf'],
  ['', 'foto.jpeg', 'image'],
  ['', 'foto', null],
  ['', 'constructor', null],
  ['image/svg+xml', 'logo.png', null],
  ['image/tiff', 'scan.tif', null],
  ['text/html', 'vertrag.pdf', null],
  ['constructor', 'vertrag.pdf', null],
  ['application/octet-stream', 'daten.constructor', null],
  ['application/msword', 'vertrag.doc', null],
])('%s with the name %s is %s', (mimeType, name, kind) => {
  expect(kindOf({ mimeType, name })).toBe(kind);
});

it.each([
  [0, notShown.empty],
  [1, undefined],
  [previewLimitBytes, undefined],
  [48_000_000, 'Die Datei ist zu groß für die Vorschau (48 MB, höchstens 32 MB). Laden Sie'],
])('%d bytes: %s', (size, problem) => {
  if (problem === undefined) expect(sizeProblem(size)).toBeUndefined();
  else expect(sizeProblem(size)).toContain(problem);
});
