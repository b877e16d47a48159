import { statusTitle } from '@kontor/domain/case/case-status';
import type { CaseRow } from './case-document.js';

/** A line of the customer requests as staff see it (spec 3 §2.3). */
export function listRowOf(row: CaseRow) {
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
