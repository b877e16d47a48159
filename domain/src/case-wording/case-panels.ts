import { caseStatus, hundreds } from '../case/case-status.js';

/** Whether staff see the documents panel: from 200, below 900 (R3 §2.5, §9). */
export function isDocumentsPanelShown(mainStatus: number): boolean {
  return mainStatus >= hundreds.order && mainStatus < caseStatus.archived;
}

/** Whether the documents are final: from 300 on; before, a warning says that they are not (R3 §9). */
export function areDocumentsFinal(mainStatus: number): boolean {
  return mainStatus >= hundreds.result;
}

/** Whether a line of the status history is shown: the provider's own lines are not (R2 §2.2, R3 §2.5). */
export function isHistoryLineShown(type: string): boolean {
  return type !== 'solaris';
}

/** Whether a case counts as closed (R3 §4.1: 900 and above). */
export function isClosed(mainStatus: number): boolean {
  return mainStatus >= caseStatus.archived;
}
