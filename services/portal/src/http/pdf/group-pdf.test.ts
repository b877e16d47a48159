import { groupPdf } from './group-pdf.js';

const document = (companyName: string) =>
  groupPdf({
    title: 'Auftragsdaten',
    caseNumber: '1001',
    companyName,
    bankName: 'Musterbank eG',
    notice: null,
    createdAt: '27.11.2026, 14:00',
    exactFile: 'die CSV-Datei',
    groups: [{ title: 'Unternehmen', lines: [{ label: 'Name', value: companyName }] }],
  });

/** The fonts that a document embeds, without the random prefix of a part of a font. */
const fontsIn = (pdf: Buffer): readonly string[] =>
  [
    ...new Set(
      [...pdf.toString('latin1').matchAll(/\/BaseFont \/(?:[A-Z]{6}\+)?([\w-]+)/g)].map(([, name = '']) => name),
    ),
  ].sort();

it('embeds the same two fonts in every document of the process, each with the glyphs of its own text', async () => {
  const [first, second, again] = [
    await document('Łukasz GmbH'),
    await document('Äöü'.repeat(20)),
    await document('Łukasz GmbH'),
  ];
  const embedded = ['SourceSans3-Regular', 'SourceSans3-Semibold'];
  expect([first, second, again].map(fontsIn)).toEqual([embedded, embedded, embedded]);
  expect(again.length).toBe(first.length);
  expect(second.length).not.toBe(first.length);
});
