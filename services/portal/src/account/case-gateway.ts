import type { CaseId } from '@kontor/domain/case/case-id';
/** The data of a case for its account. */
export interface CaseSummary {
  readonly status: number;
  /** The account package chosen last; null without one. */
  readonly kontoId: number | null;
}

/** What accounts need of cases. */
export interface CaseGateway {
  /** Null while the case has not been opened. */
  readonly find: (caseId: CaseId) => Promise<CaseSummary | null>;
  /** Reports the confirmed e-mail address to the case; repeatable. */
  readonly confirmEmail: (caseId: CaseId, accountId: string) => Promise<void>;
}
