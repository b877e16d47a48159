import { canManage } from '@kontor/domain/roles/roles';
import { problem } from '../../http/answer/problem-table.js';
import type { StaffDocument } from '../account/account.module.js';
import type { StaffActor } from './staff-actor.js';

/** @throws Problem 403 for somebody with a role that the actor may not grant; one's own account is free */
export function requireManageable(
  actor: StaffActor,
  { accountId, roles }: Pick<StaffDocument, 'accountId' | 'roles'>,
): void {
  if (accountId !== actor.accountId && !canManage(actor, roles)) throw problem('role-protected');
}
