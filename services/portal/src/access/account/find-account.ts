import type { AccountDeps } from './account-deps.js';
import { loginAccountOf } from './applicant.js';
import type { FindLoginAccount, UsernameOf } from './login-account.js';
import { openRegistration } from './sealed-registration.js';
import { isActive, staffLoginOf } from './staff.js';

/** Looks an account up in the store of its side. */
export function createFindAccount({ applicants, staff }: Pick<AccountDeps, 'applicants' | 'staff'>): FindLoginAccount {
  return async (side, accountId) => {
    if (side === 'staff') {
      const found = await staff.findByAccount(accountId);
      return found !== null && isActive(found) ? staffLoginOf(found) : null;
    }
    const found = await applicants.findByAccount(accountId);
    return found === null ? null : loginAccountOf(found);
  };
}

/** A customer's address comes from the sealed registration. */
export function createUsernameOf(keys: AccountDeps['keys']): UsernameOf {
  return async ({ staffName, caseId, sealed }) =>
    caseId === null || sealed === null ? staffName : (await openRegistration(keys, { caseId, sealed })).username;
}
