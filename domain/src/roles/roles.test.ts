import {
  canChangeRoles,
  canManage,
  grantableRoles,
  hasRole,
  inheritedRoles,
  isStaff,
  roleTags,
  staffRoles,
  type StaffRole,
} from './roles.js';

const bearer = (...roles: string[]) => ({ roles, inheritedRoles: inheritedRoles(roles) });

describe('roles', () => {
  it.each<[string[], StaffRole[]]>([
    [['ROLE_ADMIN'], []],
    [['ROLE_ADMIN_PLUS'], ['ROLE_ADMIN']],
    [['ROLE_ADMIN_PLUS', 'ROLE_ADMIN'], []],
    [['ROLE_USER', 'ROLE_ADMIN_PLUS'], ['ROLE_ADMIN']],
    [['ROLE_ROOT'], ['ROLE_INSTANCE_ADMIN', 'ROLE_USER_ADMIN', 'ROLE_ADMIN']],
    [['ROLE_USER'], []],
    [['ROLE_AUDITOR'], []],
    [['toString'], []],
  ])('%j inherit %j', (roles, expected) => {
    expect(inheritedRoles(roles)).toEqual(expected);
  });

  it('gives ROOT everything but ADMIN_PLUS', () => {
    expect(staffRoles.filter((role) => !hasRole(bearer('ROLE_ROOT'), role))).toEqual([
      'ROLE_ADMIN_PLUS',
      'ROLE_AUDITOR',
    ]);
    expect(hasRole(bearer('ROLE_ADMIN'), ['ROLE_ROOT', 'ROLE_ADMIN'])).toBe(true);
  });

  it('distinguishes staff from customers', () => {
    expect(isStaff(bearer('ROLE_USER'))).toBe(false);
    expect(isStaff(bearer('ROLE_USER_ADMIN'))).toBe(true);
    expect(isStaff(bearer('ROLE_USER', 'ROLE_ADMIN'))).toBe(true);
  });

  it.each<[string, StaffRole[]]>([
    [
      'ROLE_ROOT',
      ['ROLE_ROOT', 'ROLE_INSTANCE_ADMIN', 'ROLE_USER_ADMIN', 'ROLE_ADMIN', 'ROLE_ADMIN_PLUS', 'ROLE_AUDITOR'],
    ],
    ['ROLE_INSTANCE_ADMIN', ['ROLE_INSTANCE_ADMIN']],
    ['ROLE_USER_ADMIN', ['ROLE_USER_ADMIN', 'ROLE_ADMIN', 'ROLE_ADMIN_PLUS']],
    ['ROLE_ADMIN', []],
    ['ROLE_ADMIN_PLUS', []],
    ['ROLE_AUDITOR', []],
  ])('%s grants %j', (role, expected) => {
    expect(grantableRoles(bearer(role))).toEqual(expected);
  });

  it('allows only grantable roles to change, and keeps others', () => {
    const admin = bearer('ROLE_USER_ADMIN');
    expect(canChangeRoles(admin, ['ROLE_ROOT', 'ROLE_ADMIN'], ['ROLE_ROOT', 'ROLE_ADMIN_PLUS'])).toBe(true);
    expect(canChangeRoles(admin, ['ROLE_ROOT'], [])).toBe(false);
    expect(canChangeRoles(admin, [], ['ROLE_INSTANCE_ADMIN'])).toBe(false);
  });

  it.each<[StaffRole, StaffRole[]]>([
    ['ROLE_ROOT', [...staffRoles]],
    ['ROLE_INSTANCE_ADMIN', []],
    ['ROLE_USER_ADMIN', ['ROLE_USER_ADMIN', 'ROLE_ADMIN', 'ROLE_ADMIN_PLUS']],
    ['ROLE_ADMIN', []],
    ['ROLE_ADMIN_PLUS', []],
    ['ROLE_AUDITOR', []],
  ])('%s manages users with %j', (role, managed) => {
    expect(staffRoles.filter((one) => canManage(bearer(role), [one]))).toEqual(managed);
    expect(canManage(bearer(role), ['ROLE_ADMIN', 'ROLE_ROOT'])).toBe(role === 'ROLE_ROOT');
  });

  it('shows only roles with a name', () => {
    expect(roleTags(['ROLE_USER', 'ROLE_ADMIN'])).toEqual(['Sachbearbeiter']);
  });
});
