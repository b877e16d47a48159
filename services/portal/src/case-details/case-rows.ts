import { statusTitle } from '@kontor/domain/case-wording/status-title';
import type { CaseListEntry } from '../case-record/case-record.module.js';

/** A line of the customer requests as staff see it (R3 §2.3). */
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
