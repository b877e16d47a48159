import { caseStatus, isStatusCode, type StatusClass, statusClass } from '@kontor/domain/case/case-status';
import { statusTitle } from '@kontor/domain/case-wording/status-title';

export type StatusTone = 'neutral' | 'danger' | 'warning' | 'info' | 'success';

export interface StatusLook {
  readonly tone: StatusTone;
  /** Holds are outlined and carry the exclamation mark (R3 §2.3). */
  readonly isHold: boolean;
  readonly title: string;
}

const tones: Readonly<Record<StatusClass, StatusTone>> = {
  open: 'neutral',
  hold: 'danger',
  running: 'info',
  waiting: 'warning',
  ready: 'success',
  bank: 'info',
  final: 'neutral',
  archived: 'neutral',
};

export function statusLook(code: number): StatusLook {
  const title = statusTitle(code, 'bank');
  if (!isStatusCode(code)) return { tone: 'neutral', isHold: false, title };
  const of = statusClass(code);
  return { tone: code === caseStatus.bankSuccessful ? 'success' : tones[of], isHold: of === 'hold', title };
}
