import { createContext, useContext } from 'react';
import type { CaseRecord } from './case-record.js';

/** The case whose page is open. */
export const CaseContext = createContext<CaseRecord | null>(null);

/** The case of the page; only to be used below it. */
export function useCaseRecord(): CaseRecord {
  const record = useContext(CaseContext);
  if (record === null) throw new Error('There is no case around this component');
  return record;
}
