import type { CsvColumn } from '@kontor/domain/csv/csv';
import { csvTime } from '../../http/csv/csv.module.js';
import type { listEntryOf } from './list-entry.js';

type ListedCase = ReturnType<typeof listEntryOf>;

/** A column of the file, with the column of the list that it is shown with. */
interface CaseColumn extends CsvColumn<ListedCase> {
  readonly source: string;
}

const column = (source: string, title: string, value: CaseColumn['value']): CaseColumn => ({ source, title, value });

const columns: readonly CaseColumn[] = [
  column('bgoIdentificationId', 'Nummer', ({ bgoIdentificationId }) => bgoIdentificationId),
  column('businessName', 'Firma', ({ businessName }) => businessName),
  column('businessLegalForm', 'Rechtsform', ({ businessLegalForm }) => businessLegalForm),
  column('bgoMainStatus', 'Status', ({ bgoMainStatus }) => bgoMainStatus),
  column('bgoMainStatus', 'Statustitel', ({ bgoMainStatusTitle }) => bgoMainStatusTitle),
  column('nextStep', 'Nächster Schritt', ({ nextStep }) => nextStep),
  column('recordCreatedAt', 'Eingang', ({ recordCreatedAt }) => csvTime(recordCreatedAt)),
  column('waitingSince', 'Wartet seit', ({ waitingSince }) => csvTime(waitingSince)),
  column('deadline', 'Frist', ({ deadline }) => csvTime(deadline)),
  column('owner', 'Bearbeiter', ({ owner }) => owner?.name ?? null),
  column('lastMessage', 'Letzte Nachricht', ({ lastMessage }) => csvTime(lastMessage?.at ?? null)),
  column('marks', 'Neue Nachrichten', ({ hasUnrevisedMessages }) => (hasUnrevisedMessages ? 'ja' : 'nein')),
  column('marks', 'Durch Berater', ({ createdByBerater }) => (createdByBerater ? 'ja' : 'nein')),
];

/** Names of the list's columns that the CSV file can have. */
export const columnNames: readonly string[] = [...new Set(columns.map(({ source }) => source))];

/** Columns of the CSV download of the customer requests: those that the list shows; all where none is named. */
export function caseColumns(shown: readonly string[] | undefined): readonly CsvColumn<ListedCase>[] {
  return columns.filter(({ source }) => shown?.includes(source) ?? true);
}
