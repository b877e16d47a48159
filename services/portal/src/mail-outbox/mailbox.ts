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
}

/** `refused`: for good, nobody will take it. `transient`: later it may work. */
export type FailureReason = 'refused' | 'transient';

/** Where mails wait. A mail stays until it is sent, so that none is lost. */
export interface Mailbox {
  due(limit: number): Promise<readonly DueMail[]>;
  sent(mail: DueMail): Promise<void>;
  failed(mail: DueMail, reason: FailureReason): Promise<void>;
}
