import type { StaffCase } from '@kontor/api/case/staff-case.schema';
import { useRecordContext } from 'react-admin';
import { caseRecordOf, type CaseRecord } from './case-record.js';

const records = new WeakMap<StaffCase, CaseRecord>();

/** The case of the page, for components below its `ShowBase`. Each response is mapped once. */
export function useCaseRecord(): CaseRecord {
  const data = useRecordContext<StaffCase>();
  if (data === undefined) throw new Error('There is no case around this component');
  const known = records.get(data);
  if (known !== undefined) return known;
  const record = caseRecordOf(data);
  records.set(data, record);
  return record;
}
