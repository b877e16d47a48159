import type { CsvColumn } from '@kontor/domain/csv/csv';
import { csvTime } from '../../http/csv/csv.module.js';
import type { listEntryOf } from './list-entry.js';

type ListedCase = ReturnType<typeof listEntryOf>;

/** Columns of the CSV download of the customer requests. */
export const caseColumns: readonly CsvColumn<ListedCase>[] = [
  { title: 'Nummer', value: ({ bgoIdentificationId }) => bgoIdentificationId },
  { title: 'Firma', value: ({ businessName }) => businessName },
  { title: 'Rechtsform', value: ({ businessLegalForm }) => businessLegalForm },
  { title: 'Status', value: ({ bgoMainStatus }) => bgoMainStatus },
  { title: 'Statustitel', value: ({ bgoMainStatusTitle }) => bgoMainStatusTitle },
  { title: 'Eingang', value: ({ recordCreatedAt }) => csvTime(recordCreatedAt) },
  { title: 'Wartet seit', value: ({ waitingSince }) => csvTime(waitingSince) },
  { title: 'Frist', value: ({ deadline }) => csvTime(deadline) },
  { title: 'Bearbeiter', value: ({ owner }) => owner?.name ?? null },
  { title: 'Letzte Nachricht', value: ({ lastMessage }) => csvTime(lastMessage?.at ?? null) },
  { title: 'Neue Nachrichten', value: ({ hasUnrevisedMessages }) => (hasUnrevisedMessages ? 'ja' : 'nein') },
  { title: 'Durch Berater', value: ({ createdByBerater }) => (createdByBerater ? 'ja' : 'nein') },
];
