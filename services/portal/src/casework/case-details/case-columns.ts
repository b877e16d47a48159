import type { CsvColumn } from '@kontor/domain/csv/csv';
import type { listEntryOf } from './list-entry.js';

type ListedCase = ReturnType<typeof listEntryOf>;

const time = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'medium',
  timeStyle: 'medium',
});

const timeOf = (at: string | null): string | null => (at === null ? null : time.format(new Date(at)).replace(',', ''));

/** Columns of the CSV download of the customer requests. */
export const caseColumns: readonly CsvColumn<ListedCase>[] = [
  { title: 'Nummer', value: ({ bgoIdentificationId }) => bgoIdentificationId },
  { title: 'Firma', value: ({ businessName }) => businessName },
  { title: 'Rechtsform', value: ({ businessLegalForm }) => businessLegalForm },
  { title: 'Status', value: ({ bgoMainStatus }) => bgoMainStatus },
  { title: 'Statustitel', value: ({ bgoMainStatusTitle }) => bgoMainStatusTitle },
  { title: 'Eingang', value: ({ recordCreatedAt }) => timeOf(recordCreatedAt) },
  { title: 'Wartet seit', value: ({ waitingSince }) => timeOf(waitingSince) },
  { title: 'Frist', value: ({ deadline }) => timeOf(deadline) },
  { title: 'Bearbeiter', value: ({ owner }) => owner?.name ?? null },
  { title: 'Letzte Nachricht', value: ({ lastMessage }) => timeOf(lastMessage?.at ?? null) },
  { title: 'Neue Nachrichten', value: ({ hasUnrevisedMessages }) => (hasUnrevisedMessages ? 'ja' : 'nein') },
  { title: 'Durch Berater', value: ({ createdByBerater }) => (createdByBerater ? 'ja' : 'nein') },
];
