import type { CaseId } from '@kontor/domain/case/case-id';

/** A queued mail about an account. Address, code and link are added when it is composed. */
export interface AccountMail {
  readonly mailId: string;
  readonly kind:
    | 'loginCode'
    | 'verificationAgain'
    | 'staffCode'
    | 'staffInvitation'
    | 'staffPasswordLink'
    | 'staffPasswordChanged'
    | 'staffFactorsChanged'
    | 'staffNewDevice'
    | 'staffApprovalAsked';
  /** The case that it is about, if any; its number is all that is said of it. */
  readonly aboutCase?: CaseId;
  /** Milliseconds since 1970 of the next attempt. */
  readonly dueAt: number;
  readonly attempts: number;
  /** Milliseconds since 1970 of the first attempt; set once the mail was postponed. */
  readonly since?: number;
  readonly traceparent?: string;
}
