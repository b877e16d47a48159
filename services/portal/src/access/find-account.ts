import type { AccessDeps } from './access-deps.js';
import { loginAccountOf, openRegistration } from './applicants.js';
import type { FindLoginAccount, UsernameOf } from './login-account.js';
import { isActive, staffLoginOf } from './staff-accounts.js';

/** Finds the account behind a session, on either side. */
export function createFindAccount({ applicants, staff }: Pick<AccessDeps, 'applicants' | 'staff'>): FindLoginAccount {
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
export function createUsernameOf(keys: AccessDeps['keys']): UsernameOf {
  return async ({ staffName, caseId, sealed }) =>
    caseId === null || sealed === null ? staffName : (await openRegistration(keys, { caseId, sealed })).username;
}
