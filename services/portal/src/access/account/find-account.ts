import type { AccountDeps } from './account-deps.js';
import { loginAccountOf } from './applicant.js';
import type { FindLoginAccount, LoginAccount, UsernameOf } from './login-account.js';
import { openRegistration } from './sealed-registration.js';
import { isActive, lacksFactor, staffLoginOf } from './staff.js';

/** Looks an account up in the store of its side. */
export function createFindAccount({
  applicants,
  staff,
  rules,
}: Pick<AccountDeps, 'applicants' | 'staff' | 'rules'>): FindLoginAccount {
  return async (side, accountId) => {
    if (side === 'staff') {
      const found = await staff.findByAccount(accountId);
      if (found === null || !isActive(found)) return null;
      return lacksFactor(found, await rules()) ? withoutRoles(staffLoginOf(found)) : staffLoginOf(found);
    }
    const found = await applicants.findByAccount(accountId);
    return found === null ? null : loginAccountOf(found);
  };
}

function withoutRoles(account: LoginAccount): LoginAccount {
  return { ...account, roles: [], inheritedRoles: [], mustEnrol: true };
}

/** A customer's address comes from the sealed registration. */
export function createUsernameOf(keys: AccountDeps['keys']): UsernameOf {
  return async ({ staffName, caseId, sealed }) =>
    caseId === null || sealed === null ? staffName : (await openRegistration(keys, { caseId, sealed })).username;
}
