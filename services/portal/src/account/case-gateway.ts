/** The data of a case for its account. */
export interface CaseSummary {
  readonly status: number;
  /** The account package chosen last; null without one. */
  readonly kontoId: number | null;
}

/** What accounts need of cases. */
export interface CaseGateway {
  /** Null while the case has not been opened. */
  readonly find: (caseId: string) => Promise<CaseSummary | null>;
  /** Reports the confirmed e-mail address to the case; repeatable. */
  readonly confirmEmail: (caseId: string, accountId: string) => Promise<void>;
}
