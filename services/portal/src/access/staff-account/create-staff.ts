import { canChangeRoles } from '@kontor/domain/roles/roles';
import type { NewStaffUser } from '@kontor/domain/staff/staff.schema';
import { randomToken } from '@kontor/platform/crypto/random';
import { ValidationFailed } from '@kontor/platform/problem/problem';
import { type AccountDeps, freshAccount, type StaffDocument } from '../account/account.module.js';
import { problem } from '../../http/answer/problem-table.js';
import type { StaffActor } from './staff-actor.js';
import { actedBy } from './staff-user.js';

const fields = ['username', 'salutation', 'firstName', 'lastName', 'roles'];

/** Creates an account that is not invited yet. @throws Problem 403 for a role that the actor may not grant, 422 for a known name */
export async function createStaff(
  { staff, searchHash, now }: Pick<AccountDeps, 'staff' | 'searchHash' | 'now'>,
  actor: StaffActor,
  { email: _email, ...user }: NewStaffUser,
): Promise<StaffDocument> {
  if (!canChangeRoles(actor, [], user.roles)) throw problem('role-not-grantable');
  const act = { by: actor.accountId, at: now(), act: 'create', fields } as const;
  const account = { ...freshAccount, ...user, _id: searchHash('staff', user.username), accountId: randomToken(16) };
  const created = { ...account, ...actedBy(account, act), createdAt: now() };
  if (!(await staff.insert(created))) {
    const message = 'Zu dieser E-Mail-Adresse gibt es schon einen Nutzer.';
    throw new ValidationFailed([{ propertyPath: 'username', code: 'unique', message }]);
  }
  return created;
}
