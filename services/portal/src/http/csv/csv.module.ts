import { type CsvColumn, csvText } from '@kontor/domain/csv/csv';
import { stringify } from 'csv-stringify/sync';

/** Rows as a CSV file that German spreadsheets open directly: UTF-8 with byte order mark, semicolons, quoted cells. */
export function csvOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const titles = columns.map(({ title }) => csvText(title));
  return stringify([titles, ...rows.map((row) => columns.map(({ value }) => csvText(value(row))))], {
    bom: true,
    delimiter: ';',
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
  });
}

export { csvTime } from './csv-time.js';
