import type { AccountDeps } from './account-deps.js';
import { openRegistration } from './sealed-registration.js';

/** The names of whoever owns an account. */
export interface AccountName {
  readonly firstName: string;
  readonly lastName: string;
}

/** The names of a member of staff or an applicant; null when the account no longer exists. */
export async function accountNameOf(
  { staff, applicants, keys }: Pick<AccountDeps, 'staff' | 'applicants' | 'keys'>,
  accountId: string,
): Promise<AccountName | null> {
  const applicant = await applicants.findByAccount(accountId);
  const found = applicant === null ? await staff.findByAccount(accountId) : await openRegistration(keys, applicant);
  return found === null ? null : { firstName: found.firstName, lastName: found.lastName };
}
