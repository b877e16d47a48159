import type { CaseId } from '@kontor/domain/case/case-id';
import type { PersonId } from '@kontor/domain/person/person-id';
import type { AccountMail } from '../../access/account/account.module.js';
import type { QueuedMailKind } from '../../case/case-record/case-record.module.js';

/** Mails that go along with one of a case: `verificationCopy` to the bank, `identityCheckEnded` to co-signers. */
export type AnyMailKind = QueuedMailKind | AccountMail['kind'] | 'verificationCopy' | 'identityCheckEnded';

/** A queued mail. Its address is looked up when it is composed. */
export interface DueMail {
  readonly mailId: string;
  readonly kind: AnyMailKind;
  /** Empty for mails about an account. */
  readonly caseId: CaseId | '';
  readonly accountId: string;
  readonly personId: PersonId | null;
  readonly aboutCase?: CaseId;
  readonly traceparent?: string;
}

/** `refused` is final; `transient` is retried. */
export type FailureReason = 'refused' | 'transient';

/** A queue of mails. A mail stays in it until it is sent or refused. */
export interface Mailbox {
  due(limit: number): Promise<readonly DueMail[]>;
  /** First due time of the oldest queued mail, ms since 1970; null without one. */
  waitingSince(): Promise<number | null>;
  sent(mail: DueMail): Promise<void>;
  failed(mail: DueMail, reason: FailureReason): Promise<void>;
}
