import {
  changeStaffUser,
  createStaffUser,
  inviteStaff,
  resetFactors,
  suspendStaff,
  unsuspendStaff,
} from '@kontor/api/staff/staff.routes';
import type { StaffUser } from '@kontor/api/staff/staff-user.schema';
import type { RouteInput } from '@kontor/api/route/route';
import type { StaffAction } from '@kontor/domain/staff/staff';
import { api } from './api.js';

const actions = {
  invite: inviteStaff,
  reinvite: inviteStaff,
  suspend: suspendStaff,
  unsuspend: unsuspendStaff,
  resetFactors,
};

export type NewStaff = RouteInput<typeof createStaffUser>['body'];

/** Custom methods for the members of staff; react-admin's `create` and `update` are the first two. */
export const staffMethods = {
  createStaff: async (body: NewStaff): Promise<StaffUser> => (await api.send(createStaffUser, { body })).data,
  changeStaff: async (id: string, body: RouteInput<typeof changeStaffUser>['body']): Promise<StaffUser> =>
    (await api.send(changeStaffUser, { params: { id }, body })).data,
  actOnStaff: async (id: string, action: StaffAction | 'resetFactors'): Promise<void> => {
    await api.send(actions[action], { params: { id } });
  },
};
