import { caseStatus, isOfClass } from '@kontor/domain/case/case-status';

/** The action area of the case detail (R3 §2.6). */
export type StaffActionArea = 'startProcess' | 'onHold' | 'transfer' | 'inProcess' | 'none';

export function staffActionArea(status: number, commands: ReadonlySet<string>): StaffActionArea {
  if (isOfClass(status, 'ready')) return 'startProcess';
  if (isOfClass(status, 'hold')) return 'onHold';
  if (status === caseStatus.transferring || (status === caseStatus.researchMismatch && commands.has('release')))
    return 'transfer';
  return isOfClass(status, 'bank') ? 'inProcess' : 'none';
}
