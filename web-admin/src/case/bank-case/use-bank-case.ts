import type { StaffCase } from '@kontor/api/case/staff-case.schema';
import { useRecordContext } from 'react-admin';
import { bankCaseOf, type BankCase } from './bank-case.js';

const records = new WeakMap<StaffCase, BankCase>();

/** The case of the page, for components below its `ShowBase`. Each response is mapped once. */
export function useBankCase(): BankCase {
  const data = useRecordContext<StaffCase>();
  if (data === undefined) throw new Error('There is no case around this component');
  const known = records.get(data);
  if (known !== undefined) return known;
  const record = bankCaseOf(data);
  records.set(data, record);
  return record;
}
