import type { StaffCase } from '@kontor/api/case/staff-case.schema';
import type { StaffDirectory } from '../../case/case-process/case-process.module.js';
import type { CaseRecord } from '../../case/case-record/case-record.module.js';

/** The name of a member of staff; null for an unknown account. */
export type StaffName = StaffDirectory['nameOf'];

/** Who released a case from its hold, and when; null for a case that was never on hold or not released. */
export async function holdReleaseOf(
  { snapshot, history }: CaseRecord,
  staffName: StaffName,
): Promise<StaffCase['release']> {
  const entry = history.find(({ type, cause }) => type === 'bgo' && cause === 'release');
  if (snapshot?.wasOnHold !== true || entry === undefined) return null;
  const by = entry.accountId === null ? null : await staffName(entry.accountId);
  return { at: new Date(entry.at).toISOString(), by };
}
