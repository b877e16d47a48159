import type { CaseId } from '@kontor/domain/case/case-id';
import type { OperationStore } from '@kontor/platform/effect-once/stored-result';
import type { IdentityCases } from './identity-case.js';

export interface EraseCaseDeps {
  readonly operations: Pick<OperationStore, 'eraseCase'>;
  readonly cases: Pick<IdentityCases, 'erase'>;
  /** Deletes the raw webhooks of a case. */
  readonly eraseWebhooks: (caseId: CaseId) => Promise<void>;
  /** Forgets the connections of a case. */
  readonly eraseConnections: (caseId: CaseId) => Promise<void>;
}

/** Erases what the service keeps about a case; last the case itself, so that a repeat finds the rest. */
export async function eraseCase(deps: EraseCaseDeps, caseId: CaseId): Promise<void> {
  await deps.operations.eraseCase(caseId);
  await deps.eraseWebhooks(caseId);
  await deps.eraseConnections(caseId);
  await deps.cases.erase(caseId);
}
