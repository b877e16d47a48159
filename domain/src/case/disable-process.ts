import type { CaseSnapshot } from './case-snapshot.js';
import { rowFor, currentRevision } from './case-table.js';

/** Whether the bank may remove a case irrevocably (R3 §4.2 "Delete"): all but 410, 420, 425, 430, 900. */
export function isDisableProcessPossible(snapshot: Pick<CaseSnapshot, 'status' | 'hidden'>): boolean {
  if (snapshot.hidden) return false;
  return rowFor({ revision: currentRevision, name: 'disableProcess', status: snapshot.status }) !== undefined;
}
