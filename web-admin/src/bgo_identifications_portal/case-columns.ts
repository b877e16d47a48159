import { useStore } from 'react-admin';
import { caseResource } from './case-keys.js';

/** The columns of the table in their order; the company always shows, since it is the link. */
export const caseColumns = [
  { key: 'businessName', label: 'Firma', sort: 'ASC' },
  { key: 'bgoIdentificationId', label: 'Nummer', sort: 'DESC' },
  { key: 'bgoMainStatus', label: 'Status', sort: 'ASC' },
  { key: 'marks', label: 'Hinweise' },
  { key: 'businessLegalForm', label: 'Rechtsform' },
  { key: 'recordCreatedAt', label: 'Eingang', sort: 'DESC' },
] as const satisfies readonly {
  readonly key: string;
  readonly label: string;
  /** The order a first click asks for; without it the list cannot be sorted by the column. */
  readonly sort?: 'ASC' | 'DESC';
}[];

export type CaseColumn = (typeof caseColumns)[number];
export type ColumnKey = CaseColumn['key'];

/** Columns that may be hidden. */
export const optionalColumns = caseColumns.filter(({ key }) => key !== 'businessName');

/** Which columns show; kept for the next time. */
export function useCaseColumns() {
  const [hidden, setHidden] = useStore<readonly string[]>(`${caseResource}.columns`, []);
  return {
    shown: caseColumns.filter(({ key }) => key === 'businessName' || !hidden.includes(key)),
    toggle: (key: ColumnKey) =>
      setHidden(hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key]),
    isShown: (key: ColumnKey) => !hidden.includes(key),
  };
}
