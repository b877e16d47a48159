import { reportColumns, reportRows } from '@kontor/domain/reporting/reporting';
import { csvOf } from './csv.module.js';

describe('a CSV file', () => {
  it.each([
    ['=1+1', `"'=1+1"`],
    ['+49 30 1', `"'+49 30 1"`],
    [' =1', `"' =1"`],
    ['a;b', '"a;b"'],
    ['sagt "ja"', '"sagt ""ja"""'],
    ['a\nb', '"a\nb"'],
    ['Größe', '"Größe"'],
    [-4.5, '"-4,5"'],
    [null, '""'],
  ])('keeps %j as %s', (value, cell) => {
    expect(csvOf([{ title: '=x', value: () => value }], ['a row'])).toBe(`\uFEFF"'=x"\r\n${cell}\r\n`);
  });

  it('is what a report is downloaded as', () => {
    const rows = reportRows([
      { status: 430, now: 2, archived: 5 },
      { status: 220, now: 0, archived: 3 },
    ]);
    expect(csvOf(reportColumns, rows)).toBe(
      '\uFEFF"Status";"Bezeichnung";"Anzahl";"Inzwischen archiviert";"Summe"\r\n"220";"Identifikation in Arbeit";"0";"3";"3"\r\n"430";"Erfolgreich abgeschlossen";"2";"5";"7"\r\n',
    );
  });
});
