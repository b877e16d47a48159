/** A column of a CSV file. */
export interface CsvColumn<Row> {
  readonly title: string;
  readonly value: (row: Row) => string | number | null;
}

/** What a spreadsheet evaluates as a formula when a cell starts with it (OWASP "CSV Injection"). */
const formulaStart = /^\s*[=+\-@|\t\r\n]/u;

/**
 * The text of a cell: a number with a decimal comma, as German spreadsheets read it, and an apostrophe before a text
 * that a spreadsheet would evaluate. Quoting is up to the writer.
 */
export function csvText(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  return formulaStart.test(value) ? `'${value}` : value;
}
