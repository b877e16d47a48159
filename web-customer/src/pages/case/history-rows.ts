import type { HistoryRow } from '@kontor/api/case/case.schema';

const told: readonly string[] = ['bgo', 'person'];

/** What the customer reads of the history: the case and its persons; what providers noted among themselves is not shown (spec 2 §2.2). */
export function shownRows(rows: readonly HistoryRow[]): readonly HistoryRow[] {
  return rows.filter(({ type }) => told.includes(type));
}
