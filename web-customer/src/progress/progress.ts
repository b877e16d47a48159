import { caseStatus, hundreds } from '@kontor/domain/case/case-status';
import { asksForMehrwerte, type MehrwerteSettings } from '@kontor/domain/mehrwerte/mehrwerte';

/** The screen after Next of the data form: added values if none were chosen yet, else the summary (R1 §4 "Form behaviour"). */
export function nextScreen(
  settings: MehrwerteSettings | undefined,
  selection: Readonly<Record<string, boolean>>,
): 'hub-identifizierung-mehrwerte' | 'hub-identifizierung-summary' {
  return asksForMehrwerte(settings, selection) ? 'hub-identifizierung-mehrwerte' : 'hub-identifizierung-summary';
}

/** Step of the progress bar on the status page: 3 at 430, 2 from 300 on, else 1 (R2 §2.2). */
export function statusPageStep(mainStatus: number): 1 | 2 | 3 {
  if (mainStatus === caseStatus.bankSuccessful) return 3;
  return mainStatus >= hundreds.result ? 2 : 1;
}
