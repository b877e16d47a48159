import { caseStatus, isStatusCode, type StatusClass, statusClass } from '@kontor/domain/case/case-status';

export type StatusTone = 'neutral' | 'danger' | 'warning' | 'info' | 'success';

export interface StatusLook {
  readonly tone: StatusTone;
  /** Holds are outlined and carry the exclamation mark (R3 §2.3). */
  readonly isHold: boolean;
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

/** Tones of statuses in which the providers or the customer act, by who has to act instead. */
const otherwise: Readonly<Record<string, StatusTone>> = { bank: 'danger', customer: 'warning' };

/** How a status is shown, with whom its case waits for where that is known (`waitingFor`). */
export function statusLook(code: number, waitingFor: string | null = null): StatusLook {
  if (!isStatusCode(code)) return { tone: 'neutral', isHold: false };
  const of = statusClass(code);
  const isOthers = of === 'running' || of === 'waiting';
  const tone = code === caseStatus.bankSuccessful ? 'success' : tones[of];
  return { tone: (isOthers ? otherwise[waitingFor ?? ''] : undefined) ?? tone, isHold: of === 'hold' };
}
