import type { StartState } from '@kontor/domain/case/case-outcome';
import { caseStatus, isFormOpen, type StatusCode } from '@kontor/domain/case/case-status';

/** Pages of the identification part of the customer app; the part below `status` only opens from there. */
export type CustomerPage =
  | 'activation'
  | 'form'
  | 'mehrwerte'
  | 'switch-konto'
  | 'summary'
  | 'continue'
  | 'functionaries-mismatch'
  | 'beneficiaries-mismatch'
  | 'submitted'
  | 'status'
  | 'status-functionaries-mismatch'
  | 'status-beneficiaries-mismatch'
  | 'bankzugang';

export interface CustomerLanding {
  /** Target of redirects from pages that are not allowed. */
  readonly landing: CustomerPage;
  readonly allowed: readonly CustomerPage[];
  /** The confirmation deadline has passed. */
  readonly expired: boolean;
}

/** What the landing page depends on. */
export interface LandingSubject {
  readonly status: StatusCode;
  readonly handedOver: boolean;
  readonly startState?: StartState | null;
  /** An order is being carried out, so that the form is locked. */
  readonly ordering?: boolean;
  /** Staff are redirected away from the customer's pages. */
  readonly staff?: boolean;
}

const mismatchPages: Readonly<Partial<Record<StartState, 'functionaries-mismatch' | 'beneficiaries-mismatch'>>> = {
  interrupted_functionaries_mismatch: 'functionaries-mismatch',
  interrupted_beneficiaries_mismatch: 'beneficiaries-mismatch',
};

const at = (landing: CustomerPage, ...more: CustomerPage[]): CustomerLanding => ({
  landing,
  allowed: [landing, ...more],
  expired: false,
});

/** The landing page of a customer and the pages that are open (R1 §3, R2 §4.1). */
export function customerLanding(subject: LandingSubject): CustomerLanding {
  const { status } = subject;
  if (subject.staff) return at('bankzugang');
  if (status <= caseStatus.doiExpired) return { ...at('activation'), expired: status === caseStatus.doiExpired };
  const mismatch = subject.startState ? mismatchPages[subject.startState] : undefined;
  if (subject.handedOver) {
    return status === caseStatus.researchMismatch && mismatch
      ? at('status', 'submitted', `status-${mismatch}`)
      : at('status', 'submitted');
  }
  if (isFormOpen(status) && subject.ordering === true) return at('status', 'summary');
  if (isFormOpen(status)) return at('form', 'mehrwerte', 'switch-konto', 'summary');
  if (status === caseStatus.transferring)
    return mismatch ? at('continue', mismatch, 'summary') : at('continue', 'summary');
  return at('status');
}
