import {
  changeStaffUser,
  createStaffUser,
  inviteStaff,
  removeStaffUser,
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

/** Custom methods for the members of staff; react-admin's `create`, `update` and `delete` are the first three. */
export const staffMethods = {
  createStaff: async (body: NewStaff): Promise<StaffUser> => (await api.send(createStaffUser, { body })).data,
  changeStaff: async (id: string, body: RouteInput<typeof changeStaffUser>['body']): Promise<StaffUser> =>
    (await api.send(changeStaffUser, { params: { id }, body })).data,
  removeStaff: async (id: string): Promise<void> => {
    await api.send(removeStaffUser, { params: { id } });
  },
  actOnStaff: async (id: string, action: StaffAction | 'resetFactors'): Promise<void> => {
    await api.send(actions[action], { params: { id } });
  },
};
