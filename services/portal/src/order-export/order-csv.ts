import { csvOf } from './csv.js';
import type { OrderData } from './order-data.js';

/** The data of an order as a table: one line a value, with the group it belongs to. */
export function orderCsv({ groups }: OrderData): string {
  const rows = groups.flatMap(({ title, lines }) => lines.map(({ label, value }) => [title, label, value]));
  return csvOf([['Bereich', 'Angabe', 'Wert'], ...rows]);
}
