import { setTimeout } from 'node:timers/promises';
import { problem } from '../../http/answer/problem-table.js';
import type { AccountDeps, StaffDocument } from '../account/account.module.js';
import { readStaffUser } from './read-staff-user.js';
import { requireManageable } from './require-manageable.js';
import type { StaffActor } from './staff-actor.js';

const maxTries = 10;
const pauseMs = 20;

/**
 * Removes an account that was never activated, and returns it; links and queued mails end with it.
 * @throws Problem 403, 404, 409 for one that was activated, or is being written
 */
export async function removeStaff(
  deps: Pick<AccountDeps, 'staff'>,
  actor: StaffActor,
  accountId: string,
): Promise<StaffDocument> {
  for (let tries = 0; tries < maxTries; tries++) {
    const found = await readStaffUser(deps, accountId);
    requireManageable(actor, found);
    if (found.verifiedAt > 0) throw problem('was-activated');
    if (await deps.staff.remove(found._id, found.version)) return found;
    await setTimeout(pauseMs);
  }
  throw problem('staff-state', { state: 'illegal' });
}
