import type { CaseId } from '@kontor/domain/case/case-id';
import type { Role } from '@kontor/domain/roles/roles';

export type AccountSide = 'customer' | 'staff';

/** What a login needs of an applicant's or a staff account. */
export interface LoginAccount {
  readonly accountId: string;
  readonly side: AccountSide;
  /** User name of staff; empty for customers, whose address is sealed. */
  readonly staffName: string;
  readonly roles: readonly Role[];
  readonly inheritedRoles: readonly Role[];
  readonly verified: boolean;
  /** A member of staff who must set up a second factor first, and has no role until then. */
  readonly mustEnrol?: boolean;
  /** A customer registered by an adviser who has not given the consents yet. */
  readonly lacksConsents?: boolean;
  /** Grows with a new password and with the confirmation of the address; sessions of an earlier epoch have ended. */
  readonly epoch: number;
  /** Newest case of a customer. */
  readonly caseId: CaseId | null;
  /** A customer's registration, sealed under the key of that case. */
  readonly sealed: Uint8Array | null;
}

/** Returns null when the account is removed, suspended or not yet activated. */
export type FindLoginAccount = (side: AccountSide, accountId: string) => Promise<LoginAccount | null>;

/** The e-mail address of an account's login. */
export type UsernameOf = (account: LoginAccount) => Promise<string>;
