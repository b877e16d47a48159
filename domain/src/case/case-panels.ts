/** Whether staff see the documents panel: from 200, below 900 (spec 3 §2.5, §9). */
export function isDocumentsPanelShown(mainStatus: number): boolean {
  return mainStatus >= 200 && mainStatus < 900;
}

/** Whether the documents are final: from 300 on; before, a warning says that they are not (spec 3 §9). */
export function areDocumentsFinal(mainStatus: number): boolean {
  return mainStatus >= 300;
}

/** Warning beside documents that may still change (spec 3 §9). */
export const documentsNotFinalText = 'Die Dokumente sind noch nicht final.';

/** Whether a line of the status history is shown: the provider's own lines are not (spec 2 §2.2, spec 3 §2.5). */
export function isHistoryLineShown(type: string): boolean {
  return type !== 'solaris';
}

/** Whether a case counts as closed (spec 3 §4.1: 900 and above). */
export function isClosed(mainStatus: number): boolean {
  return mainStatus >= 900;
}
