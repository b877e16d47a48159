import { exportCases } from '@kontor/api/case/staff-case.routes';
import { api } from '../../providers/api.js';
import type { CaseFilter, CaseSort } from './case-filter.js';

const fileName = 'Kundenanfragen.csv';
/** A file has at most so many rows. */
const most = 10_000;

interface ListShown {
  readonly sort: { readonly field: string; readonly order: CaseSort['order'] };
  readonly total: number;
}

/** Saves the requests of a filter as a file, and returns what to say about it. */
export async function saveCases(filter: CaseFilter, { sort, total }: ListShown): Promise<string> {
  const body = { filter: { ...filter }, sort: [sort.field, sort.order] as [string, CaseSort['order']] };
  const { data } = await api.send(exportCases, { body });
  const address = URL.createObjectURL(data);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
  return total > most ? 'Die Datei enthält die ersten 10.000 Kundenanfragen.' : `${fileName} wurde gespeichert.`;
}
