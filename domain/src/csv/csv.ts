/** A column of a CSV file. */
export interface CsvColumn<Row> {
  readonly title: string;
  readonly value: (row: Row) => string | number | null;
}

/**
 * What a spreadsheet evaluates as a formula when a cell starts with it (OWASP "CSV Injection"): also in its full-width
 * and small forms, and behind characters that nobody sees and that some spreadsheets leave out.
 */
const formulaStart =
  /^[\s\p{C}]*[=+\-@|\t\r\n\0\u2212\u207a\u207b\ufe62\ufe63\ufe66\ufe6b\uff0b\uff0d\uff1d\uff20\uff5c]/u;

/**
 * The text of a cell: a number with a decimal comma, as German spreadsheets read it, and an apostrophe before a text
 * that a spreadsheet would evaluate. Quoting is up to the writer.
 */
export function csvText(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  return formulaStart.test(value) ? `'${value}` : value;
}
