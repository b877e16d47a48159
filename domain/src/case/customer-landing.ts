import type { StartState } from './case-outcome.js';
import type { StatusCode } from './case-status.js';

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
  /** Where the customer is sent from any page that is not allowed. */
  readonly landing: CustomerPage;
  readonly allowed: readonly CustomerPage[];
  /** 120: the confirmation ran out, only a new registration helps. */
  readonly expired: boolean;
}

/** What the landing is decided by; a case snapshot or `GET /me` has it. */
export interface LandingSubject {
  readonly status: StatusCode;
  readonly handedOver: boolean;
  readonly startState?: StartState | null;
  /** Staff never stay in the customer's pages. */
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

/** Where the customer lands and which pages are open (design 2 "Where the customer lands", spec 1 §3, spec 2 §4.1). */
export function customerLanding(subject: LandingSubject): CustomerLanding {
  const { status } = subject;
  if (subject.staff) return at('bankzugang');
  if (status <= 120) return { ...at('activation'), expired: status === 120 };
  const mismatch = subject.startState ? mismatchPages[subject.startState] : undefined;
  if (subject.handedOver) {
    return status === 255 && mismatch ? at('status', 'submitted', `status-${mismatch}`) : at('status', 'submitted');
  }
  if (status === 130 || status === 210) return at('form', 'mehrwerte', 'switch-konto', 'summary');
  if (status === 218) return mismatch ? at('continue', mismatch, 'summary') : at('continue', 'summary');
  return at('status');
}
