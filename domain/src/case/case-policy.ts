/** The windows of a case, all in milliseconds; part of the workflow's input so that tests can shorten them. */
export interface CasePolicy {
  /** 110: time to confirm the e-mail address. */
  readonly doiWindowMs: number;
  /** 130 and 210: time without a save until the draft expires. */
  readonly draftWindowMs: number;
  /** Time a hold, a question to the customer or a silent provider may last. */
  readonly waitWindowMs: number;
  /** Time from a final status to the archive (R2 §9: 365 days). */
  readonly archiveAfterMs: number;
  /** How often a silent provider is asked for news, at the least; grows with the silence. Default 15 min. */
  readonly pollMs?: number;
  /** How long whoever orders, continues or releases waits for the result. Default 20 s; the portal waits five longer. */
  readonly answerMs?: number;
  /** How long a day of reminders lasts, which then come at any hour; absent for days and hours as they are. */
  readonly reminderDayMs?: number;
  /** Allows debugSetStatus. */
  readonly debug: boolean;
}

const answerMs = 20_000;

/** How long somebody waits for a hand-over before it continues in the background, in ms. */
export const answerBudgetOf = (policy: CasePolicy): number => policy.answerMs ?? answerMs;

const day = 24 * 60 * 60 * 1000;

/** The windows of the regular process. */
export const regularPolicy: CasePolicy = {
  doiWindowMs: 14 * day,
  draftWindowMs: 90 * day,
  waitWindowMs: 90 * day,
  archiveAfterMs: 365 * day,
  pollMs: 15 * 60 * 1000,
  debug: false,
};
