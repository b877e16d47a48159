import { statusTitle } from '@kontor/domain/case-wording/status-title';
import type { CaseListEntry } from '../case-record/case-record.module.js';

/** A row of the customer requests for staff (R3 §2.3). */
export function listEntryOf(row: CaseListEntry) {
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
  };
}
