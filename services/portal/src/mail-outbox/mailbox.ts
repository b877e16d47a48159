import type { MailKind } from '@kontor/domain/case/case-snapshot';
import type { AccessMail } from '../access/access-mail.js';

/** Every kind of mail that somebody gets; `verificationCopy` goes to the bank. */
export type AnyMailKind = MailKind | AccessMail['kind'] | 'verificationCopy';

/** A mail to write and send. It names no address: that is looked up when it is written. */
export interface DueMail {
  readonly mailId: string;
  readonly kind: AnyMailKind;
  /** Case the mail belongs to; empty for mails about access, which belong to a login. */
  readonly caseId: string;
  readonly accountId: string;
  readonly personId: string | null;
  /** The trace that caused it. */
  readonly traceparent?: string;
}

/** `refused`: for good, nobody will take it. `transient`: later it may work. */
export type FailureReason = 'refused' | 'transient';

/** Where mails wait. A mail stays until it is sent, so that none is lost. */
export interface Mailbox {
  due(limit: number): Promise<readonly DueMail[]>;
  /** When the oldest of the mails that wait was due first, ms since 1970; null when none waits. */
  waitingSince(): Promise<number | null>;
  sent(mail: DueMail): Promise<void>;
  failed(mail: DueMail, reason: FailureReason): Promise<void>;
}
