import type { AccessDeps } from './access-deps.js';
import { loginAccountOf, openRegistration } from './applicants.js';
import type { FindLoginAccount, UsernameOf } from './login-account.js';
import { isActive, staffLoginOf } from './staff-accounts.js';

type Accounts = Pick<AccessDeps, 'applicants' | 'staff' | 'keys'>;

/** Finds the account behind a session, on either side. */
export function createFindAccount({ applicants, staff }: Pick<Accounts, 'applicants' | 'staff'>): FindLoginAccount {
  return async (side, accountId) => {
    if (side === 'staff') {
      const found = await staff.findByAccount(accountId);
      return found !== null && isActive(found) ? staffLoginOf(found) : null;
    }
    const found = await applicants.findByAccount(accountId);
    return found === null ? null : loginAccountOf(found);
  };
}

/** Opens the address of a customer from the seal of the registration. */
export function createUsernameOf({ applicants, keys }: Pick<Accounts, 'applicants' | 'keys'>): UsernameOf {
  return async (account) => {
    if (account.side === 'staff') return account.staffName;
    const found = await applicants.findByAccount(account.accountId);
    return found === null ? '' : (await openRegistration(keys, found)).username;
  };
}
