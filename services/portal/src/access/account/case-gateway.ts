import type { CaseId } from '@kontor/domain/case/case-id';
import type { Feedback } from '@kontor/domain/feedback/feedback';

/** The data of a case for its account. */
export interface CaseSummary {
  readonly status: number;
  /** The account package chosen last; null without one. */
  readonly kontoId: number | null;
  /** The customer's feedback; null without one. */
  readonly feedback: Feedback | null;
}

/** What accounts need of cases. */
export interface CaseGateway {
  /** Null while the case has not been opened. */
  readonly find: (caseId: CaseId) => Promise<CaseSummary | null>;
  /** Reports the confirmed e-mail address to the case; repeatable. */
  readonly confirmEmail: (caseId: CaseId, accountId: string) => Promise<void>;
}
