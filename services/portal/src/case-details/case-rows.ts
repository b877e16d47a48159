import { shownAttention } from '@kontor/domain/case/waiting-for';
import { statusTitle } from '@kontor/domain/case-wording/status-title';
import type { CaseListEntry } from '../case-record/case-record.module.js';

/** A row of the customer requests for staff (R3 §2.3); a case that waits for the bank since before a time is stalled. */
export function listEntryOf(row: CaseListEntry, stalledBefore: number) {
  return {
    id: row.number,
    bgoIdentificationId: row.number,
    businessName: row.companyName,
    businessLegalForm: row.legalForm,
    recordCreatedAt: new Date(row.createdAt).toISOString(),
    bgoMainStatus: row.status,
    bgoMainStatusTitle: statusTitle(row.status, 'bank'),
    createdByBerater: row.createdByBerater,
    hasMessages: row.hasMessages,
    hasUnrevisedMessages: row.hasUnrevisedMessages,
    hasBankMemos: row.hasBankMemos,
    attention: shownAttention(row, stalledBefore),
    waitingFor: row.waitingFor,
    waitingSince: new Date(row.waitingSince).toISOString(),
  };
}
