import { stringify } from 'csv-stringify/sync';

/** Rows as a CSV file that German spreadsheets open directly: UTF-8 with byte order mark, semicolons, quoted cells. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => row.map(withoutFormula)),
    { bom: true, delimiter: ';', quoted: true, quoted_empty: true, record_delimiter: 'windows' },
  );
}

/** A leading apostrophe keeps a spreadsheet from evaluating the cell (OWASP "CSV Injection"). */
function withoutFormula(value: string): string {
  return /^\s*[=+\-@|]|^[\t\r\n]/u.test(value) ? `'${value}` : value;
}
