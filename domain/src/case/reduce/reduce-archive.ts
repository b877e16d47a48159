import type { CaseState } from '../case-state.js';
import { caseStatus } from '../case-status.js';
import type { Reduction } from './reduction.js';

/** Whether the providers may know the case: it was handed over, or a hand-over began and its end is not known. */
export function mayBeAtProviders({
  handedOver,
  status,
  resumeAt,
}: Pick<CaseState, 'handedOver' | 'status' | 'resumeAt'>): boolean {
  return handedOver || status === caseStatus.transferring || resumeAt === 'transfer';
}

/** Takes back what the providers hold of the case, once nothing is on its way there any more. */
export function cancelAtProviders(step: Reduction): void {
  if (step.state.pending.some((effect) => effect.kind === 'cancelAtProviders' || effect.kind === 'transfer')) return;
  step.start({ kind: 'cancelAtProviders' });
}

/** Archiving: providers have let go → evidence sealed (GwG § 8) → everything erased → 900. */
export function archive(step: Reduction): void {
  step.state.archiving = true;
  step.endAutomation();
  proceedWithArchive(step);
}

/** Continues archiving once nothing holds the case any more. */
export function proceedWithArchive(step: Reduction): void {
  const { archiving, pending } = step.state;
  if (archiving && pending.length === 0) step.start({ kind: 'sealEvidence' });
}

export function evidenceSealed(step: Reduction): void {
  step.start({ kind: 'eraseCase' });
}

/** Every service has erased the case. */
export function erased(step: Reduction): void {
  step.follow();
  step.state.persons = [];
  step.state.form = null;
}
