import type { StaffRole } from '../roles/roles.js';
import { rolesLostForGood } from './own-roles.js';

it.each<[StaffRole[], StaffRole[], StaffRole[]]>([
  [['ROLE_ROOT'], ['ROLE_ADMIN'], ['ROLE_ROOT']],
  [['ROLE_ROOT', 'ROLE_USER_ADMIN', 'ROLE_ADMIN'], ['ROLE_ROOT'], []],
  [['ROLE_USER_ADMIN', 'ROLE_ADMIN'], ['ROLE_USER_ADMIN'], []],
  [['ROLE_USER_ADMIN', 'ROLE_ADMIN'], ['ROLE_ADMIN'], ['ROLE_USER_ADMIN']],
  [['ROLE_USER_ADMIN', 'ROLE_INSTANCE_ADMIN'], ['ROLE_USER_ADMIN'], ['ROLE_INSTANCE_ADMIN']],
  [['ROLE_USER_ADMIN'], ['ROLE_USER_ADMIN', 'ROLE_ADMIN'], []],
])('somebody with %j who keeps %j could not give back %j', (before, after, lost) => {
  expect(rolesLostForGood(before, after)).toEqual(lost);
});
