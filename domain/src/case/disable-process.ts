import type { CaseSnapshot } from './case-snapshot.js';
import { rowFor } from './case-table.js';

/** Whether the bank may remove a case irrevocably (R3 §4.2 "Delete"): all but 410, 420, 425, 430, 900. */
export function isDisableProcessPossible({
  revision,
  status,
  hidden,
}: Pick<CaseSnapshot, 'revision' | 'status' | 'hidden'>): boolean {
  if (hidden) return false;
  return rowFor({ revision, name: 'disableProcess', status }) !== undefined;
}
