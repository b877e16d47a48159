import type { Role } from '@kontor/domain/roles/roles';
import type { AccountMail } from './account-mail.js';
import { noCode, type CodeSlot } from './code-slot.js';
import { noFactors, type StaffFactors } from './staff-factors.js';

/** A mailed link that sets a password. Only its keyed hash is stored; an empty hash means that none is open. */
export interface PasswordLink {
  readonly hash: string;
  readonly purpose: 'activation' | 'passwordChange';
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** The mail it was made for; later mails carry it again. */
  readonly mailId?: string;
}

export const noPasswordLink: PasswordLink = { hash: '', purpose: 'passwordChange', expiresAt: 0 };

/** Who did what to an account, for the audit log; names of fields without their content. */
export interface StaffAct {
  /** The account of whom did it; `operations` for the command line of operations. */
  readonly by: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly act: 'create' | 'change' | 'invite' | 'suspend' | 'unsuspend' | 'resetFactors';
  readonly fields: readonly string[];
}

export interface StaffDocument {
  /** Peppered hash of the user name, which claims it. */
  readonly _id: string;
  readonly version: number;
  readonly accountId: string;
  readonly username: string;
  readonly salutation: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly Role[];
  /** argon2id; empty until the account is activated. */
  readonly passwordHash: string;
  /** Milliseconds since 1970; 0 means not yet. */
  readonly createdAt: number;
  readonly verifiedAt: number;
  readonly suspended: boolean;
  /** When the newest session started, in ms since 1970; 0 means never. */
  readonly lastLoginAt: number;
  /** When the newest invitation was queued. */
  readonly invitedAt: number;
  readonly passwordLink: PasswordLink;
  /** Grows with every new password; sessions of an earlier epoch have ended. */
  readonly sessionEpoch: number;
  /** The second step of a login. */
  readonly loginCode: CodeSlot;
  readonly failures: number;
  readonly factors: StaffFactors;
  readonly outbox: readonly AccountMail[];
  readonly mailCount: number;
  /** The newest acts of others on this account, the last one last. */
  readonly changedBy: readonly StaffAct[];
  /** Since when, in ms since 1970, and for whom the cases of a suspended person are to be released; null once they are. */
  readonly releasing: { readonly by: string; readonly since: number } | null;
}

/** The initial values of an account that is not activated. */
export const freshAccount = {
  version: 1,
  passwordHash: '',
  verifiedAt: 0,
  suspended: false,
  lastLoginAt: 0,
  invitedAt: 0,
  passwordLink: noPasswordLink,
  sessionEpoch: 0,
  loginCode: noCode,
  failures: 0,
  factors: noFactors,
  outbox: [],
  mailCount: 0,
  changedBy: [],
  releasing: null,
} as const satisfies Partial<StaffDocument>;

export type StaffChange = Partial<Omit<StaffDocument, '_id' | 'version'>>;

/** Writes are compare-and-set on `version`. */
export interface StaffRepository {
  find(nameHash: string): Promise<StaffDocument | null>;
  findByAccount(accountId: string): Promise<StaffDocument | null>;
  /** The account whose open link has this hash. */
  findByLink(linkHash: string): Promise<StaffDocument | null>;
  /** False when the name is claimed already. */
  insert(document: StaffDocument): Promise<boolean>;
  change(nameHash: string, version: number, change: StaffChange): Promise<boolean>;
  /** False when it was changed meanwhile. */
  remove(nameHash: string, version: number): Promise<boolean>;
  /** Accounts with this role, active or not. */
  withRole(role: Role, limit: number): Promise<readonly StaffDocument[]>;
  withDueMail(now: number, limit: number): Promise<readonly StaffDocument[]>;
  all(): Promise<readonly StaffDocument[]>;
  /** Accounts whose cases are to be released. */
  releasing(limit: number): Promise<readonly StaffDocument[]>;
}
