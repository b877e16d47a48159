import type { RouteArea } from '@kontor/api/route/route';
import { staffRoles, type StaffRole } from '@kontor/domain/roles/roles';
import { callersOf } from './route-callers.js';

const clerks: readonly StaffRole[] = ['ROLE_ROOT', 'ROLE_ADMIN', 'ROLE_ADMIN_PLUS'];
const everybodyBut = (...roles: readonly StaffRole[]): readonly StaffRole[] =>
  staffRoles.filter((role) => !roles.includes(role));

/** Who may do what, independent of the rules of the domain (R3 §6). */
const rows: readonly (readonly [RouteArea, readonly StaffRole[]])[] = [
  ['cases', [...clerks, 'ROLE_AUDITOR']],
  ['feedback', clerks],
  ['faq', clerks],
  ['reporting', [...clerks, 'ROLE_AUDITOR']],
  ['staff', ['ROLE_ROOT', 'ROLE_USER_ADMIN']],
  ['staffList', ['ROLE_ROOT', 'ROLE_USER_ADMIN', 'ROLE_AUDITOR']],
  ['configuration', ['ROLE_ROOT', 'ROLE_INSTANCE_ADMIN']],
  ['settings', ['ROLE_ROOT', 'ROLE_INSTANCE_ADMIN', 'ROLE_AUDITOR']],
  ['instance', ['ROLE_ROOT']],
  ['caseExport', ['ROLE_ROOT', 'ROLE_ADMIN_PLUS', 'ROLE_AUDITOR']],
  ['logs', ['ROLE_ROOT', 'ROLE_AUDITOR']],
  ['everybody', staffRoles],
  ['statuses', clerks],
  ['approvals', staffRoles],
  ['decisions', everybodyBut('ROLE_AUDITOR')],
];

it.each(rows)('area %s is for %j', (area, roles) => {
  expect(callersOf({ access: 'staff', area })).toEqual(roles);
  expect(callersOf({ access: 'any', area })).toEqual(['customer', ...roles]);
});

it.each([
  ['release', clerks],
  ['assign', clerks],
  ['passToCoreBanking', clerks],
  ['contractFilesWrite', clerks],
  ['contractFilesReplace', clerks],
  ['memo', clerks],
  ['staffMessage', clerks],
  ['followUp', clerks],
  ['remind', clerks],
  ['pauseReminders', clerks],
  ['orderDocuments', clerks],
  ['fetchDocuments', clerks],
  ['transparencyRegister', clerks],
  ['disableProcess', ['ROLE_ADMIN_PLUS']],
  ['syncWithProvider', ['ROLE_ROOT']],
] as const)('act %s is for %j', (act, roles) => {
  expect(callersOf({ access: 'staff', act })).toEqual(roles);
});
