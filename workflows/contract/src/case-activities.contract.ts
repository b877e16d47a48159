import type { CaseId } from '@kontor/domain/case/case-id';
import type { CoreBankingMode, MismatchKind, ReportKind } from '@kontor/domain/case/case-command';
import type { CaseSnapshot, HistoryEntry } from '@kontor/domain/case/case-snapshot';
import type { OperationKey } from '@kontor/domain/case/operation-key';
import type { ProviderState } from '@kontor/domain/case/provider-state';
import type { PersonId } from '@kontor/domain/person/person-id';
import type { Reminder } from '@kontor/domain/reminder/due-reminders';

export type { ProviderState } from '@kontor/domain/case/provider-state';

/** Input of every activity with an effect: the business key under which the effect happens once. */
export interface Operation {
  readonly caseId: CaseId;
  /** Made in workflow code. */
  readonly operationKey: OperationKey;
  /** When the caller stops waiting, ms epoch; null when only the activity's own time limit counts. */
  readonly deadline: number | null;
}

export interface Projection {
  readonly caseId: CaseId;
  readonly seq: number;
  readonly entries: readonly HistoryEntry[];
  readonly snapshot: CaseSnapshot;
  /** The number up to which the case has an answer that it is projected; absent under the revisions before it. */
  readonly confirmedSeq?: number;
  /** The first number that the projection gives out. */
  readonly firstSeq?: number;
}

/** Task queue `case`: calls to the portal. */
export interface CaseActivities {
  /**
   * Null once the portal has it; otherwise the number up to which the portal has something else, which a lost task of the
   * case has projected.
   */
  recordTransitions(projection: Projection): Promise<number | null>;
  evaluateHold(
    operation: Operation & { readonly version: number },
  ): Promise<{ findings: boolean; rejectedBefore: boolean }>;
  /** Last save of the form, ms since 1970; null when there was none. */
  fetchLastSave(caseId: CaseId): Promise<number | null>;
  /** Whom to remind of what now, and when to look again (ms since 1970; null when nothing follows). */
  planReminders(asked: {
    readonly caseId: CaseId;
    /** How long a day of reminders lasts, ms; null for real days. */
    readonly dayMs: number | null;
  }): Promise<{ readonly due: readonly Reminder[]; readonly nextAt: number | null }>;
}

export type TransferResult =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'filesTooLarge' }
  | { readonly kind: 'idle' }
  | { readonly kind: 'rejected' };

export type StartOfCheck = Operation & {
  readonly personId: PersonId;
  readonly version: number;
  readonly source: 'solaris' | 'myConnect';
};

/** The reference is null when there is nothing to check yet. */
export interface StartedCheck {
  readonly checkRef: string | null;
}

/** Calls of one case that begin at the same moment. */
export interface JointCalls {
  readonly caseId: CaseId;
  readonly starts: readonly StartOfCheck[];
  readonly fetch: Operation | null;
}

/** Their answers in the same order; null where there was none. */
export interface JointAnswers {
  readonly started: readonly (StartedCheck | null)[];
  readonly state: ProviderState | null;
}

/** Task queue `identity`. */
export interface IdentityActivities {
  transferCase(operation: Operation & { readonly version: number }): Promise<TransferResult>;
  startIdentification(operation: StartOfCheck): Promise<StartedCheck>;
  /** Starts identifications and fetches the providers' state, concurrently in one attempt. */
  identifyTogether(calls: JointCalls): Promise<JointAnswers>;
  fetchProviderState(operation: Operation): Promise<ProviderState>;
  handOverDocuments(operation: Operation): Promise<void>;
  cancelAtProviders(operation: Operation): Promise<void>;
  /** Ends the open identity checks; the business stays. */
  cancelIdentityChecks(operation: Operation): Promise<void>;
}

/** `compared` is the last kind that was compared. */
export type MatchResult =
  | { readonly kind: 'matched'; readonly compared: MismatchKind }
  | { readonly kind: 'mismatch'; readonly compared: MismatchKind; readonly findingRef: string }
  | { readonly kind: 'idle' };

/** Task queue `company-check`. */
export interface CompanyCheckActivities {
  fetchReports(
    operation: Operation & { readonly version: number; readonly reports: readonly ReportKind[] },
  ): Promise<void>;
  /** Compares those of the kind and, as long as all match, those of the kinds after it. */
  matchPersons(operation: Operation & { readonly version: number; readonly kind: MismatchKind }): Promise<MatchResult>;
}

export type CoreBankingResult =
  | { readonly kind: 'booked'; readonly findingRef: string; readonly ok: boolean }
  | { readonly kind: 'failed'; readonly reason: string };

/** Task queue `core-banking`. */
export interface CoreBankingActivities {
  bookParties(
    operation: Operation & { readonly version: number; readonly mode: CoreBankingMode },
  ): Promise<CoreBankingResult>;
  createAccount(operation: Operation & { readonly version: number }): Promise<CoreBankingResult>;
  createGirocard(operation: Operation & { readonly version: number }): Promise<CoreBankingResult>;
}

/** Task queue `retention`. */
export interface RetentionActivities {
  /** Seals the evidence package into the vault (GwG § 8); repeatable. */
  sealEvidence(operation: Operation): Promise<void>;
  /** Erases the case in every service; resolves only when all have answered. */
  eraseCase(operation: Operation): Promise<void>;
  /** Destroys the case's key; the case has to be archived (900). */
  destroyCaseKey(operation: Operation): Promise<void>;
  /** Deletes the closed runs of the case from Temporal; returns how many it found, to be repeated until 0. */
  deleteClosedRuns(caseId: CaseId): Promise<number>;
}
