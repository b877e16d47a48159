import type {
  ApplicationCore,
  ContractFileTrace,
  DocumentsPort,
} from '../../applicant/application/application.module.js';
import type { CaseId } from '@kontor/domain/case/case-id';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import { type CaseRecord, followUpReason } from '../../case/case-record/case-record.module.js';
import { problem } from '../../http/answer/problem-table.js';
import type { StaffName } from './hold-release.js';
import { type FollowUpTrace, historyLines } from './status-history.js';

export interface StatusHistoryDeps {
  readonly core: CaseCore;
  readonly applications: Pick<ApplicationCore, 'readCurrent'>;
  readonly documents: Pick<DocumentsPort, 'contractTraces'>;
  readonly staffName: StaffName;
}

/**
 * The joined status history of a case, without personal data once they were erased (R3 §2.5 tab 5).
 * @throws Problem 404, for the bank also when the case was removed
 */
export async function readStatusHistory(
  { core, applications, documents, staffName }: StatusHistoryDeps,
  caseId: CaseId,
  side: 'customer' | 'bank',
) {
  const found = await core.cases.find(caseId);
  if (found === null || (side === 'bank' && found.hidden)) throw problem('not-found');
  if (found.erased) return historyLines({ history: found.history, stored: null, findings: [] }, side);
  const [stored, findings, contracts, followUps] = await Promise.all([
    applications.readCurrent(found._id),
    core.findings.ofCase(found._id),
    side === 'bank' ? documents.contractTraces(found._id) : [],
    side === 'bank' ? followUpTraces(core, found) : [],
  ]);
  const staffNames = side === 'bank' ? await namesIn(found, contracts, staffName) : new Map<string, string>();
  return historyLines({ history: found.history, stored, findings, staffNames, contracts, followUps }, side);
}

function followUpTraces(
  { keys }: Pick<CaseCore, 'keys'>,
  { _id, followUps }: CaseRecord,
): Promise<readonly FollowUpTrace[]> {
  return Promise.all(
    followUps.map(async (step) => {
      const { at, accountId, until } = step;
      return { at, accountId, until, reason: await followUpReason(keys, _id, step) };
    }),
  );
}

/** The names of the members of staff in a history. */
async function namesIn(
  { history, followUps }: CaseRecord,
  contracts: readonly ContractFileTrace[],
  staffName: StaffName,
): Promise<ReadonlyMap<string, string>> {
  const byStaff = history.filter(({ actor }) => actor === 'staff');
  const ids = byStaff.flatMap(({ accountId, assignedTo }) => [accountId ?? '', assignedTo ?? '']);
  const known = [...new Set([...ids, ...[...contracts, ...followUps].map(({ accountId }) => accountId)])].filter(
    (id) => id !== '',
  );
  const names = await Promise.all(known.map(async (id) => [id, await staffName(id)] as const));
  return new Map(names.flatMap(([id, name]) => (name === null ? [] : [[id, name] as const])));
}
