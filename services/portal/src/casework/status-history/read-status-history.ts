import type { ApplicationCore, DocumentsPort } from '../../applicant/application/application.module.js';
import type { CaseId } from '@kontor/domain/case/case-id';
import type { CaseCore, StaffDirectory } from '../../case/case-process/case-process.module.js';
import { type CaseRecord, followUpReason } from '../../case/case-record/case-record.module.js';
import { discrepancyTraces } from '../discrepancy/discrepancy.module.js';
import { problem } from '../../http/answer/problem-table.js';
import type { MemosPort } from '../../case/case-projection/case-projection.module.js';
import type { ActTrace } from './bank-acts.js';
import type { FollowUpTrace } from './bank-lines.js';
import { historyLines } from './status-history.js';

export interface StatusHistoryDeps {
  readonly core: CaseCore;
  readonly applications: Pick<ApplicationCore, 'readCurrent'>;
  readonly documents: Pick<DocumentsPort, 'contractTraces'>;
  readonly memos: Pick<MemosPort, 'ofCommands'>;
  /** What staff did with a case without moving its status. */
  readonly bankActs: (caseId: CaseId) => Promise<readonly ActTrace[]>;
  readonly staffName: StaffDirectory['nameOf'];
}

/**
 * The joined status history of a case, without personal data once they were erased (R3 §2.5 tab 5).
 * @throws Problem 404, for the bank also when the case was removed
 */
export async function readStatusHistory(deps: StatusHistoryDeps, caseId: CaseId, side: 'customer' | 'bank') {
  const { core, applications } = deps;
  const found = await core.cases.find(caseId);
  if (found === null || (side === 'bank' && found.hidden)) throw problem('not-found');
  const { history } = found;
  if (found.erased) {
    const acts = side === 'bank' ? await bareTraces(deps, found) : {};
    return historyLines({ history, stored: null, findings: [], ...acts }, side);
  }
  const [stored, findings] = await Promise.all([applications.readCurrent(found), core.findings.ofCase(caseId)]);
  const ofBank = side === 'bank' ? await bankTraces(deps, found) : {};
  return historyLines({ history, stored, findings, ...ofBank }, side);
}

/** What only the bank reads. */
async function bankTraces({ core, documents, memos, bankActs, staffName }: StatusHistoryDeps, found: CaseRecord) {
  const { _id: caseId } = found;
  const [contracts, followUps, discrepancies, reasons, acts] = await Promise.all([
    documents.contractTraces(caseId),
    followUpTraces(core, found),
    discrepancyTraces(core.keys, found),
    memos.ofCommands(caseId),
    bankActs(caseId),
  ]);
  const beside = [...contracts, ...followUps, ...discrepancies, ...acts].map(({ accountId }) => accountId ?? '');
  const staffNames = await namesIn(found, beside, staffName);
  return { contracts, followUps, discrepancies, reasons, acts, staffNames };
}

/** What the bank did and who did it, as far as that says nothing about the customer: all that an erased case has. */
async function bareTraces({ bankActs, staffName }: StatusHistoryDeps, found: CaseRecord) {
  const acts = await bankActs(found._id);
  const beside = acts.map(({ accountId }) => accountId ?? '');
  return { bareActs: acts, staffNames: await namesIn(found, beside, staffName) };
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
  { history }: CaseRecord,
  beside: readonly string[],
  staffName: StaffDirectory['nameOf'],
): Promise<ReadonlyMap<string, string>> {
  const byStaff = history.filter(({ actor }) => actor === 'staff');
  const ids = byStaff.flatMap(({ accountId, assignedTo }) => [accountId ?? '', assignedTo ?? '']);
  const known = [...new Set([...ids, ...beside])].filter((id) => id !== '');
  const names = await Promise.all(known.map(async (id) => [id, await staffName(id)] as const));
  return new Map(names.flatMap(([id, name]) => (name === null ? [] : [[id, name] as const])));
}
