import type { CsvColumn } from '@kontor/domain/csv/csv';
import { roleTags } from '@kontor/domain/roles/roles';
import { staffStateLabels, staffStateOf } from '@kontor/domain/staff/staff';
import type { StaffDocument } from '../account/account.module.js';
import { csvOf, csvTime } from '../../http/csv/csv.module.js';
import { standingOf } from './staff-user.js';

const columns: readonly CsvColumn<StaffDocument>[] = [
  { title: 'Benutzername', value: ({ username }) => username },
  { title: 'Vorname', value: ({ firstName }) => firstName },
  { title: 'Nachname', value: ({ lastName }) => lastName },
  { title: 'Rollen', value: ({ roles }) => roleTags(roles).join(', ') },
  {
    title: 'Letzte Anmeldung',
    value: ({ lastLoginAt }) => (lastLoginAt === 0 ? 'noch nie' : csvTime(lastLoginAt)),
  },
  { title: 'Status', value: (one) => staffStateLabels[staffStateOf(standingOf(one))] },
];

/** The members of staff as a table, with the columns of the list (R3 §2.3 "Nutzerverwaltung"). */
export function staffCsv(staff: readonly StaffDocument[]): string {
  return csvOf(columns, staff);
}
