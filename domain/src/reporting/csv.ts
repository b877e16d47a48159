/** A column of a CSV file. Numbers are written with a decimal comma, as German spreadsheets read them. */
export interface CsvColumn<Row> {
  readonly title: string;
  readonly value: (row: Row) => string | number | null;
}

const separator = ';';

/** The byte order mark by which spreadsheets recognise UTF-8. */
export const csvMark = '\uFEFF';

/** Characters that start a formula in a spreadsheet. */
const formulaStart = /^[\s]*[=+\-@\t\r]/;

/** One cell: text that a spreadsheet would treat as a formula gets an apostrophe; quoted where necessary. */
export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const safe = formulaStart.test(value) ? `'${value}` : value;
  return /[";,\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A CSV file with a header line; lines end with CR LF (RFC 4180). */
export function csvOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const line = (cells: readonly (string | number | null)[]): string => `${cells.map(csvCell).join(separator)}\r\n`;
  const head = line(columns.map(({ title }) => title));
  return csvMark + head + rows.map((row) => line(columns.map(({ value }) => value(row)))).join('');
}
