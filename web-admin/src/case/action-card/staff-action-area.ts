import { caseStatus, isOfClass } from '@kontor/domain/case/case-status';
import { completableStatuses } from '@kontor/domain/case/case-table.statuses';

/** The action area of the case detail (R3 §2.6). */
export type StaffActionArea = 'startProcess' | 'onHold' | 'transfer' | 'inProcess' | 'none';

export function staffActionArea(status: number, commands: ReadonlySet<string>): StaffActionArea {
  if (isOfClass(status, 'ready')) return 'startProcess';
  if (isOfClass(status, 'hold')) return 'onHold';
  const isRefused = completableStatuses.some((code) => code === status) && commands.has('release');
  if (status === caseStatus.transferring || isRefused) return 'transfer';
  return isOfClass(status, 'bank') ? 'inProcess' : 'none';
}
