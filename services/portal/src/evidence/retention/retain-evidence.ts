import type { CaseId } from '@kontor/domain/case/case-id';
import { hasEnded } from '@kontor/domain/case/case-status';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type { CaseRecord } from '../../case/case-record/case-record.module.js';
import type { CollectedEvidence } from './collect-evidence.js';
import type { Vault } from './vault.js';

export interface RetentionDeps {
  readonly cases: { find(caseId: CaseId): Promise<CaseRecord | null> };
  readonly vault: Vault;
  readonly collect: (found: CaseRecord) => Promise<CollectedEvidence | null>;
  /** The erasures of a case by concept, in this order; each is repeatable. */
  readonly erasers: readonly ((caseId: CaseId) => Promise<void>)[];
}

/** Seals the evidence of an ended case; repeatable. @throws ServiceFault not-found, not-final */
export async function sealEvidence({ cases, vault, collect }: RetentionDeps, caseId: CaseId): Promise<void> {
  const found = await endedCase(cases, caseId);
  if (found.erased || (await vault.has(caseId))) return;
  const evidence = await collect(found);
  if (evidence !== null) await vault.seal(caseId, evidence.files, evidence.times);
}

/** Erases an ended case whose evidence is sealed; repeatable. @throws ServiceFault not-found, not-final, evidence-missing */
export async function eraseEndedCase({ cases, vault, collect, erasers }: RetentionDeps, caseId: CaseId): Promise<void> {
  const found = await endedCase(cases, caseId);
  if (!found.erased && !(await vault.has(caseId)) && (await collect(found)) !== null) {
    throw new ServiceFault('evidence-missing', 'The evidence of the case is not sealed', { retryable: true });
  }
  for (const erase of erasers) await erase(caseId);
}

async function endedCase(cases: RetentionDeps['cases'], caseId: CaseId): Promise<CaseRecord> {
  const found = await cases.find(caseId);
  if (found === null) throw new ServiceFault('not-found', 'There is no such case');
  // The final transition may not be projected yet, so the fault is retryable.
  if (!isOver(found)) throw new ServiceFault('not-final', 'The case has not ended', { retryable: true });
  return found;
}

function isOver({ status, hidden, erased }: CaseRecord): boolean {
  return erased || hidden || hasEnded(status);
}
