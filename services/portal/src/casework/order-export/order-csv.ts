import type { CsvColumn } from '@kontor/domain/csv/csv';
import { csvOf } from '../../http/csv/csv.module.js';
import type { OrderData } from './order-data.js';

const columns: readonly CsvColumn<readonly [group: string, label: string, value: string]>[] = [
  { title: 'Bereich', value: ([group]) => group },
  { title: 'Angabe', value: ([, label]) => label },
  { title: 'Wert', value: ([, , value]) => value },
];

/** The data of an order as a table: one line a value, with the group it belongs to. */
export function orderCsv({ groups }: OrderData): string {
  const rows = groups.flatMap(({ title, lines }) =>
    lines.map(({ label, value }): [string, string, string] => [title, label, value]),
  );
  return csvOf(columns, rows);
}
