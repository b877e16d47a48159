import type { CaseAudit } from '@kontor/api/audit/audit.schema';
import type { CaseId } from '@kontor/domain/case/case-id';
import { open, type SealingKey } from '@kontor/platform/crypto/sealed-box';
import * as z from 'zod';
import type { CaseRecords } from '../case-record/case-record.module.js';
import { problem } from '../problem-table.js';
import type { AuditLogRepository, LoggedEntry } from './audit-log.repository.js';
import { namesIn, rowOf } from './list-events.js';

interface ListCaseAuditDeps {
  readonly repository: Pick<AuditLogRepository, 'find'>;
  readonly cases: Pick<CaseRecords['cases'], 'find'>;
  readonly keys: Pick<CaseRecords['keys'], 'open'>;
  readonly logKey: SealingKey;
  readonly nameOf: (accountId: string) => Promise<string | null>;
}

export interface AskedAudit {
  readonly caseId: CaseId;
  readonly page: number;
  readonly itemsPerPage: number;
  /** Whether reads and addresses are part of the answer. */
  readonly isWhole: boolean;
}

const contentSchema = z.looseObject({ address: z.string().optional() });

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
      address: isWhole ? await addressOf(deps, caseId, logged) : null,
    }));
    return {
      '@id': `/bgo_identifications_portal/${caseId}/audit`,
      '@type': 'hydra:Collection',
      'hydra:member': await Promise.all(rows),
      'hydra:totalItems': total,
    };
  };
}

/** The network address of an entry; null once the key of its case is destroyed. */
async function addressOf(
  { keys, logKey }: Pick<ListCaseAuditDeps, 'keys' | 'logKey'>,
  caseId: CaseId,
  { entry, sealed }: LoggedEntry,
): Promise<string | null> {
  const place = `audit/${entry.key}`;
  const plain =
    (await keys.open(caseId, place, sealed).catch(() => null)) ??
    (await Promise.resolve()
      .then(() => open(logKey, sealed, place))
      .catch(() => null));
  if (plain === null) return null;
  return contentSchema.parse(JSON.parse(Buffer.from(plain).toString('utf8'))).address ?? null;
}
