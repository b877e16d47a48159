import type { CaseAudit } from '@kontor/api/audit/audit.schema';
import type { CaseId } from '@kontor/domain/case/case-id';
import type { CaseRecords } from '../../case/case-record/case-record.module.js';
import { problem } from '../../http/answer/problem-table.js';
import type { AuditLogRepository } from './audit-log.repository.js';
import { namesIn, rowOf } from './list-events.js';
import { type EntryKeys, openEntry } from './open-entry.js';

interface ListCaseAuditDeps extends EntryKeys {
  readonly repository: Pick<AuditLogRepository, 'find'>;
  readonly cases: Pick<CaseRecords['cases'], 'find'>;
  readonly nameOf: (accountId: string) => Promise<string | null>;
}

export interface AskedAudit {
  readonly caseId: CaseId;
  readonly page: number;
  readonly itemsPerPage: number;
  /** Whether reads and addresses are part of the answer. */
  readonly isWhole: boolean;
}

/** A page of what was done with a case, the newest first. @throws Problem 404 */
export function createListCaseAudit(deps: ListCaseAuditDeps) {
  return async ({ caseId, page, itemsPerPage: limit, isWhole }: AskedAudit): Promise<CaseAudit> => {
    const found = await deps.cases.find(caseId);
    if (found === null || (found.hidden && !isWhole)) throw problem('not-found');
    const filter = isWhole ? { caseId } : { caseId, without: 'read' as const };
    const { entries, total } = await deps.repository.find(filter, { skip: (page - 1) * limit, limit });
    const names = await namesIn(entries, deps.nameOf);
    const rows = entries.map(async (logged) => ({
      ...rowOf(logged, names),
      address: isWhole ? ((await openEntry(deps, caseId, logged))?.address ?? null) : null,
    }));
    return {
      '@id': `/bgo_identifications_portal/${caseId}/audit`,
      '@type': 'hydra:Collection',
      'hydra:member': await Promise.all(rows),
      'hydra:totalItems': total,
    };
  };
}
