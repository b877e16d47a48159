import type { PersonId } from '../person/person-id.js';
import type { PersonStatus, IdentityCheckStatus as IdentityCheckValue } from '../person/person-status.js';
import type { CoreBankingMode } from './case-command.js';
import type { StartState } from './case-outcome.js';
import type { StatusCode } from './case-status.js';

/** Why operations or staff should look at a case. */
export const caseAttentions = [
  'none',
  'provider_unresponsive',
  'transfer_failed',
  'mail_failed',
  'projection_lag',
  'late_provider_result',
  'manual',
] as const;
export type CaseAttention = (typeof caseAttentions)[number];

/** Kinds of mail about a case: a column of the case table, but for a message of the bank, which moves no case. */
export type MailKind =
  | 'verification'
  | 'orderReceived'
  | 'onHold'
  | 'identityCheck'
  | 'identityCheckFailed'
  | 'rejected'
  | 'releaseMismatch'
  | 'releaseFilesTooLarge'
  | 'filesTooLarge'
  | 'documentsMissing'
  | 'researchMismatch'
  | 'personDataMissing'
  | 'successful'
  | 'continuedByHand'
  | 'failed'
  | 'dataRequested'
  | 'accountReady'
  | 'completed'
  | 'bankFailed'
  | 'aborted'
  | 'bankMessage'
  | 'draftReminder'
  | 'identityCheckReminder'
  | 'missingInformationReminder'
  | 'expiryReminder'
  | 'expired';

/** One person as the case sees it. */
export interface PersonProgress {
  readonly personId: PersonId;
  readonly status: PersonStatus;
  readonly check: IdentityCheckValue | null;
  readonly source: 'solaris' | 'myConnect';
  readonly acting: boolean;
  readonly required: boolean;
  readonly representation: 'ALONE' | 'JOINT' | 'OTHER' | null;
  /** Where to find the identity-check address: a finding the portal holds. */
  readonly checkRef: string | null;
  /** How often the person may still try; null when the provider does not say. */
  readonly attemptsLeft: number | null;
}

/** What the read side keeps of the process: the whole of what both web apps show about it. */
export interface CaseSnapshot {
  /** Revision of the rules that the case goes by. */
  readonly revision: number;
  readonly status: StatusCode;
  readonly handedOver: boolean;
  readonly automationEnded: boolean;
  readonly startState: StartState | null;
  /** The finding behind an unresolved mismatch. */
  readonly startFindingRef: string | null;
  readonly wasOnHold: boolean;
  /** Number of order attempts that ended; the next order carries the id `order:<attempt>`. */
  readonly attempt: number;
  /** Number of staff commands that ended; makes their update ids. */
  readonly round: number;
  /** The command that runs right now, if any. */
  readonly running: 'order' | 'continue' | 'release' | 'coreBanking' | null;
  readonly persons: readonly PersonProgress[];
  readonly coreBanking: {
    readonly mode: CoreBankingMode | null;
    readonly parties: boolean;
    readonly account: boolean;
    readonly girocard: boolean;
  };
  /** Why the last booking was not carried out; null when it was, while one runs, and before. Absent from before this field. */
  readonly bookingFailure?: string | null;
  /** Whether the bank finished with an open account; null before. */
  readonly accountOpened: boolean | null;
  readonly attention: CaseAttention;
  /** Milliseconds since 1970; null before the first order. */
  readonly firstOrderedAt: number | null;
  /** Milliseconds spent in running statuses so far (R3 §3 slaHours). */
  readonly slaMs: number;
  /** Since when the SLA clock runs; null while it is paused or has stopped for good. */
  readonly slaSince: number | null;
  readonly slaEnded: boolean;
  readonly finalAt: number | null;
  /** Until when the present status may last; null when it has no window. */
  readonly dueAt: number | null;
  readonly hidden: boolean;
  /** Account id of the member of staff who works on the case; null without one. */
  readonly owner: string | null;
  /** Absent from before revision 7, whose cases remind of nothing. */
  readonly reminders?: ShownReminders;
}

/** What the bank and the recipients have decided about the reminders of a case. */
export interface ShownReminders {
  readonly paused: boolean;
  /** Who wants none: persons, and null for the customer. */
  readonly stopped: readonly (PersonId | null)[];
}

/** One line of the status history, numbered case-wide (R2 §3 "Status-history row"). */
export interface HistoryEntry {
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly type: 'bgo' | 'person' | 'business' | 'solaris';
  /** The person the line is about. */
  readonly personId: PersonId | null;
  /** Main status code for `bgo`, else the person's or business's status word. */
  readonly status: string;
  /** Command or event that caused it. */
  readonly cause: string;
  readonly actor: 'customer' | 'staff' | 'system';
  readonly accountId: string | null;
  /** Account id of whom the case was assigned to. */
  readonly assignedTo?: string | undefined;
  readonly mails: readonly MailKind[];
}
