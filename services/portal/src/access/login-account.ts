import type { Role } from '@kontor/domain/roles/roles';
import type { Session } from './session.js';

/** What a login needs to know of an account, whichever side it is on. */
export interface LoginAccount {
  readonly accountId: string;
  readonly side: Session['side'];
  /** User name of staff; empty for customers, whose address stays sealed. */
  readonly staffName: string;
  readonly roles: readonly Role[];
  readonly inheritedRoles: readonly Role[];
  readonly verified: boolean;
  /** Sessions begun under another one are over: a new password ends them in the same write. */
  readonly epoch: number;
  /** Newest case of a customer. */
  readonly caseId: string | null;
  /** What a customer registered, under the key of that case. */
  readonly sealed: Uint8Array | null;
}

/** Finds the account behind a session; null when it is gone, suspended or not yet activated. */
export type FindLoginAccount = (side: Session['side'], accountId: string) => Promise<LoginAccount | null>;

/** The e-mail address an account logs in with. */
export type UsernameOf = (account: LoginAccount) => Promise<string>;
