import type { AccountDeps, StaffDocument } from '../account/account.module.js';
import { problem } from '../../http/answer/problem-table.js';

/** One member of staff. @throws Problem 404 */
export async function readStaffUser({ staff }: Pick<AccountDeps, 'staff'>, accountId: string): Promise<StaffDocument> {
  const found = await staff.findByAccount(accountId);
  if (found === null) throw problem('not-found');
  return found;
}
