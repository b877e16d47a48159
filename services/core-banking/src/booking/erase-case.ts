import type { CaseId } from '@kontor/domain/case/case-id';
import type { EffectRecords } from '@kontor/platform/effect-once/effect-records';
import type { OperationStore } from '@kontor/platform/effect-once/stored-result';

export interface EraseCaseDeps {
  readonly operations: Pick<OperationStore, 'eraseCase'>;
  readonly bookings: Pick<EffectRecords, 'discardCase'>;
  /** Forgets the connection of a case. */
  readonly eraseConnections: (caseId: CaseId) => Promise<void>;
}

/** Erases what the service keeps about a case. */
export async function eraseCase(
  { operations, bookings, eraseConnections }: EraseCaseDeps,
  caseId: CaseId,
): Promise<void> {
  await operations.eraseCase(caseId);
  await bookings.discardCase(caseId);
  await eraseConnections(caseId);
}
