import type { CaseId } from '@kontor/domain/case/case-id';
import type { Language } from '@kontor/texts/languages';
import type { AccountMail } from './account-mail.js';
import type { CodeSlot } from './code-slot.js';

/** A mailed link; only its keyed hash is stored. */
export interface MailedLink {
  readonly hash: string;
  readonly purpose: 'login' | 'verification';
  readonly expiresAt: number;
}

/** An applicant's account. Its `_id` claims the e-mail address; the address itself is sealed in the registration. */
export interface ApplicantDocument {
  /** Peppered hash of the e-mail address; `taken:…` where another account has it. */
  readonly _id: string;
  /** Hash of the address that another account has; this one can never be confirmed. Otherwise empty. */
  readonly takenAddress: string;
  readonly version: number;
  readonly accountId: string;
  /** The newest case. */
  readonly caseId: CaseId;
  /** All cases of this account. */
  readonly caseIds: readonly CaseId[];
  readonly registeredAt: number;
  /** Hash of the registration's Idempotency-Key and body; a repetition with the same hash is no duplicate. */
  readonly requestKey: string;
  /** Windows of the newest case as JSON, which only tests choose; otherwise empty. */
  readonly policy: string;
  /** The registration as JSON, sealed under the key of the newest case. */
  readonly sealed: Uint8Array;
  /** True until the case document and its workflow exist. */
  readonly pending: boolean;
  readonly createdByBerater: boolean;
  readonly authorizedToRepresent: boolean;
  readonly acceptedDatenschutz: boolean;
  /** In which mails are written; documents of earlier builds have none, see `languageOfApplicant`. */
  readonly language: Language;
  /** Milliseconds since 1970; 0 while the address is not confirmed. */
  readonly verifiedAt: number;
  readonly loginCode: CodeSlot;
  readonly verificationCode: CodeSlot;
  /** Wrong codes in a row, over all codes. */
  readonly failures: number;
  readonly links: readonly MailedLink[];
  readonly outbox: readonly AccountMail[];
  /** Number of mails so far. */
  readonly mailCount: number;
}

export type ApplicantChange = Partial<Omit<ApplicantDocument, '_id' | 'version'>>;

/** Writes are compare-and-set on `version`. */
export interface ApplicantRepository {
  find(emailHash: string): Promise<ApplicantDocument | null>;
  findByAccount(accountId: string): Promise<ApplicantDocument | null>;
  findByCase(caseId: CaseId): Promise<ApplicantDocument | null>;
  findByLink(hash: string): Promise<ApplicantDocument | null>;
  /** False when the address is already claimed. */
  insert(document: ApplicantDocument): Promise<boolean>;
  change(emailHash: string, version: number, change: ApplicantChange): Promise<boolean>;
  remove(emailHash: string): Promise<void>;
  pending(limit: number): Promise<readonly ApplicantDocument[]>;
  withDueMail(now: number, limit: number): Promise<readonly ApplicantDocument[]>;
}
