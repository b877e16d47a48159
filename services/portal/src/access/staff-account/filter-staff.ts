import { containsWords } from '@kontor/domain/matching/find-words';
import { staffRoles } from '@kontor/domain/roles/roles';
import { maxStaffSearch, staffStateOf, staffStates } from '@kontor/domain/staff/staff';
import * as z from 'zod';
import type { StaffDocument } from '../account/account.module.js';
import { standingOf } from './staff-user.js';

/** Parts of names and of the address, one role, one state; all optional. */
export const staffFilterSchema = z.strictObject({
  q: z.string().max(maxStaffSearch).optional(),
  role: z.enum(staffRoles).optional(),
  state: z.enum(staffStates).optional(),
});

export type StaffFilter = z.output<typeof staffFilterSchema>;

/** Whether a filter lets a member of staff through. */
export function passesFilter(user: StaffDocument, { q = '', role, state }: StaffFilter): boolean {
  return (
    (role === undefined || user.roles.includes(role)) &&
    (state === undefined || staffStateOf(standingOf(user)) === state) &&
    containsWords(`${user.firstName} ${user.lastName} ${user.username}`, q)
  );
}
