import type { AccessMail } from './access-mail.js';
import type { CodeSlot } from './code-slot.js';

/** A link on its way by mail; only its keyed hash is kept. */
export interface MailedLink {
  readonly hash: string;
  readonly purpose: 'login' | 'verification';
  readonly expiresAt: number;
}

/** One applicant's login. Its `_id` claims the e-mail address; the address itself lies sealed in the registration. */
export interface ApplicantDocument {
  /** Peppered hash of the e-mail address. */
  readonly _id: string;
  readonly version: number;
  readonly accountId: string;
  /** The newest case, and all cases of this login. */
  readonly caseId: string;
  readonly caseIds: readonly string[];
  readonly registeredAt: number;
  /** Idempotency-Key of the registration, hashed: a repeat whose answer was lost is no duplicate. */
  readonly requestKey: string;
  /** The registration as JSON under the key of the newest case. */
  readonly sealed: Uint8Array;
  /** True until the case room has taken the case over. */
  readonly pending: boolean;
  readonly createdByBerater: boolean;
  readonly authorizedToRepresent: boolean;
  readonly acceptedDatenschutz: boolean;
  /** Milliseconds since 1970; 0 while the address is not confirmed. */
  readonly verifiedAt: number;
  readonly loginCode: CodeSlot;
  readonly verificationCode: CodeSlot;
  /** Wrong codes in a row over all codes. */
  readonly failures: number;
  readonly links: readonly MailedLink[];
  readonly outbox: readonly AccessMail[];
  /** Numbers the mails of this login. */
  readonly mailCount: number;
}

export type ApplicantChange = Partial<Omit<ApplicantDocument, '_id' | 'version'>>;

/** Where applicants' logins lie; writes are compare-and-set on `version`. */
export interface ApplicantRepository {
  find(emailHash: string): Promise<ApplicantDocument | null>;
  findByAccount(accountId: string): Promise<ApplicantDocument | null>;
  findByCase(caseId: string): Promise<ApplicantDocument | null>;
  findByLink(hash: string): Promise<ApplicantDocument | null>;
  /** False when the address is claimed already. */
  insert(document: ApplicantDocument): Promise<boolean>;
  change(emailHash: string, version: number, change: ApplicantChange): Promise<boolean>;
  remove(emailHash: string): Promise<void>;
  pending(limit: number): Promise<readonly ApplicantDocument[]>;
  withDueMail(now: number, limit: number): Promise<readonly ApplicantDocument[]>;
  /** The next number of a case. */
  nextCaseNumber(): Promise<number>;
}
