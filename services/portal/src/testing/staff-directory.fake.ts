import type { StaffDirectory } from '../case/case-process/staff-directory.js';

const isStaff = (accountId: string): boolean => accountId.startsWith('staff-');

/** Everybody of the bank has one name and works on cases. */
export const fakeStaffDirectory: StaffDirectory = {
  nameOf: async (accountId) => (isStaff(accountId) ? 'Clara Ehrlich' : null),
  isClerk: async (accountId) => isStaff(accountId),
  clerks: async () => [{ accountId: 'staff-ROLE_ADMIN', name: 'Clara Ehrlich' }],
};
