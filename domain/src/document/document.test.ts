import { documentTypeLabel, documentTypes, formDocumentTypes, isDocumentType, sortByType } from './document.js';
import {
  acceptAttribute,
  fileLimits,
  fileProblem,
  isAcceptedFileType,
  limitText,
  sizeProblem,
  uploadProblem,
  uploadRules,
} from './file-rules.js';

/** R2 §3 "Document types" and R1 §3, by hand: code and German label, OTHER last. */
const labels: readonly (readonly [string, string])[] = [
  ['ID_DOCUMENT', 'Ausweisdokumente'],
  ['SIGNATURE', 'Unterschriften'],
  ['KYC_REPORT', 'Identifikationsberichte'],
  ['PICTURE', 'Bilder'],
  ['SIGNED_CONTRACT', 'Unterschriebene Verträge'],
  ['REGISTER_EXTRACT', 'Registerauszüge'],
  ['FOUNDATION_DOCUMENT', 'Gründungsdokumente'],
  ['SHARE_HOLDERS_AGREEMENT', 'Gesellschaftervereinbarungen'],
  ['TRADING_LICENSE', 'Gewerbeanmeldungen'],
  ['INVOICE', 'Rechnungen'],
  ['OTHER__TRANSPARENZ_REGISTER', 'Auszüge aus dem Transparenzregister'],
  ['OTHER', 'Weitere Dokumente'],
];

describe('document types', () => {
  it('have their labels', () => {
    expect(documentTypes.map((type) => [type, documentTypeLabel(type)])).toEqual(labels);
    expect(isDocumentType('OTHER') && !isDocumentType('other')).toBe(true);
    expect(formDocumentTypes.every(isDocumentType)).toBe(true);
  });

  it('end with OTHER', () => {
    expect(documentTypes.at(-1)).toBe('OTHER');
    expect(documentTypeLabel('OTHER')).toBe('Weitere Dokumente');
    expect(documentTypeLabel('toString')).toBe('Weitere Dokumente');
    const sorted = sortByType([{ type: 'OTHER' }, { type: 'X' }, { type: 'INVOICE' }, { type: 'ID_DOCUMENT' }]);
    expect(sorted.map(({ type }) => type)).toEqual(['ID_DOCUMENT', 'INVOICE', 'OTHER', 'X']);
  });
});

describe('files', () => {
  const pdf = { name: 'a.pdf', size: 8_000_000, mimeType: 'application/pdf' };

  it.each([
    [pdf, fileLimits.customerDocument, undefined],
    [{ ...pdf, size: 8_000_001 }, fileLimits.customerDocument, 'size'],
    [{ ...pdf, size: 0 }, fileLimits.customerDocument, 'empty'],
    [{ ...pdf, mimeType: 'text/html' }, fileLimits.customerDocument, 'type'],
    [{ ...pdf, size: 67_108_864 }, fileLimits.attachment, undefined],
    [{ ...pdf, size: 67_108_865 }, fileLimits.attachment, 'size'],
  ])('%j with limit %d: %s', (file, limit, code) => {
    expect(fileProblem(file, limit)?.code).toBe(code);
  });

  it('have a limit of their sum', () => {
    expect(sizeProblem([40_000_000, 24_000_000], fileLimits.upload)).toBeUndefined();
    expect(sizeProblem([40_000_000, 24_000_001], fileLimits.upload)?.message).toBe(
      'Dateien sind zu groß (64.000.001 Byte, maximal 64.000.000 Byte)',
    );
    expect(sizeProblem([9_000_000], fileLimits.customerDocument)?.message).toBe(
      'Datei ist zu groß (9 MB, maximal 8 MB)',
    );
  });

  it.each([
    [[67_108_865], fileLimits.attachment, 'Datei ist zu groß (67,1 MB, maximal 64 MB)'],
    [[70_000_000], fileLimits.attachment, 'Datei ist zu groß (70 MB, maximal 64 MB)'],
    [[70_000_000], fileLimits.upload, 'Datei ist zu groß (70 MB, maximal 64 MB)'],
    [[8_000_001], fileLimits.customerDocument, 'Datei ist zu groß (8.000.001 Byte, maximal 8.000.000 Byte)'],
  ])('of %j bytes are refused at %d: %s', (sizes, limit, message) => {
    expect(sizeProblem(sizes, limit)?.message).toBe(message);
  });

  it('have known types, and no filter on iPhone and iPad', () => {
    expect(isAcceptedFileType('image/JPEG; charset=binary')).toBe(true);
    expect(isAcceptedFileType('constructor')).toBe(false);
    expect(acceptAttribute('Mozilla/5.0 (iPad; CPU OS 17)')).toBeUndefined();
    expect(acceptAttribute('Mozilla/5.0 (X11; Linux)')).toBe('application/pdf,image/png,image/jpeg');
  });

  it.each([
    ['customerDocument', 8_000_000],
    ['upload', 64_000_000],
    ['attachment', 67_108_864],
  ] as const)('of %s have at most %d bytes', (name, bytes) => {
    expect(fileLimits[name]).toBe(bytes);
  });

  it.each([
    ['customerDocument', '8 MB'],
    ['upload', '64 MB'],
    ['attachment', '64 MB'],
  ] as const)('have the limit of %s as %s', (name, text) => {
    expect(limitText(fileLimits[name])).toBe(text);
  });

  it.each([
    ['missingDocument', [8_000_000, 8_000_000], undefined],
    ['missingDocument', [8_000_001], 'size'],
    ['foundingDocument', [8_000_001], 'size'],
    ['chatAttachment', [67_108_864], undefined],
    ['chatAttachment', [67_108_865], 'size'],
    ['contractFile', [67_108_865], 'size'],
    ['generic', [32_000_000, 32_000_000], undefined],
    ['generic', [32_000_000, 32_000_001], 'size'],
    ['generic', [0], 'empty'],
    ['generic', [], undefined],
  ] as const)('%s of %j bytes: %s', (kind, sizes, code) => {
    expect(
      uploadProblem(
        kind,
        sizes.map((size) => ({ ...pdf, size })),
      )?.code,
    ).toBe(code);
  });

  it('are PDF or images in every upload', () => {
    for (const { accept } of Object.values(uploadRules)) {
      expect(accept).toEqual(['application/pdf', 'image/png', 'image/jpeg']);
    }
    expect(uploadProblem('generic', [pdf, { ...pdf, mimeType: 'text/plain' }])?.code).toBe('type');
    expect(uploadRules.chatAttachment.tooLarge).toBe('Datei zu groß');
  });
});
