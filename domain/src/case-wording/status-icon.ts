import { caseStatus, isStatusCode, statusClass, type StatusClass } from '../case/case-status.js';

/** Icon names of main statuses, which both web apps map to icons of their own. */
export type StatusIcon =
  'edit' | 'exclamation' | 'progress' | 'warning' | 'check' | 'work' | 'error' | 'archive' | 'default';

const byClass: Readonly<Record<StatusClass, StatusIcon>> = {
  open: 'edit',
  hold: 'exclamation',
  running: 'progress',
  waiting: 'warning',
  ready: 'check',
  bank: 'work',
  final: 'error',
  archived: 'archive',
};

/**
 * Icon of a main status: holds have the exclamation mark (R3 §2.3), success a check mark; unknown codes the default.
 */
export function statusIcon(status: number): StatusIcon {
  if (!isStatusCode(status)) return 'default';
  return status === caseStatus.bankSuccessful ? 'check' : byClass[statusClass(status)];
}
