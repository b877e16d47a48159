import type { HistoryRow } from '@kontor/api/case/case.schema';
import { isHistoryLineShown } from '@kontor/domain/case-wording/case-panels';
import { historyActor, historyNotes, historySubject } from '@kontor/domain/case-wording/history-wording';
import type { CsvColumn } from '@kontor/domain/csv/csv';
import { csvOf, csvTime } from '../../http/csv/csv.module.js';

const columns: readonly CsvColumn<HistoryRow>[] = [
  { title: 'Zeitpunkt', value: ({ createdAt }) => csvTime(createdAt) },
  { title: 'Betrifft', value: historySubject },
  { title: 'Ereignis', value: ({ title }) => title },
  { title: 'Status', value: ({ status }) => (/^\d+$/.test(status) ? status : '') },
  { title: 'Hinweise', value: (row) => historyNotes(row).join('\n') },
  { title: 'Durch', value: historyActor },
];

/** The status history as the bank reads it, as a table. */
export function historyCsv(rows: readonly HistoryRow[]): string {
  return csvOf(
    columns,
    rows.filter(({ type }) => isHistoryLineShown(type)),
  );
}
