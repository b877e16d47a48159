import { caseIdOf } from '@kontor/domain/case/case-id';
import { newCaseRecord, type CaseRecord } from '../case-record.js';

/** A case of a GmbH, created at the time of its number. */
export function caseOf(id: string, changes: Partial<CaseRecord> = {}): CaseRecord {
  const given = {
    createdAt: Number(id),
    accountId: `account-${id}`,
    legalForm: 'GMBH',
    companyName: `Firma ${id}`,
    createdByBerater: false,
  };
  return { ...newCaseRecord({ _id: caseIdOf(id), kontoId: '1', ...given }), ...changes };
}
