import { visitorOf } from './visitor.js';

const staffRoles = ['ROLE_ADMIN', 'ROLE_ROOT'];

test.each([
  [null, 'nobody'],
  [{ roles: ['ROLE_USER'], verified: false }, 'unverified'],
  [{ roles: ['ROLE_USER'], verified: true }, 'customer'],
  [{ roles: ['ROLE_ADMIN'], verified: true }, 'staff'],
  [{ roles: [], inheritedRoles: ['ROLE_ROOT'], verified: false }, 'staff'],
] as const)('%j is %s', (claims, who) => {
  expect(visitorOf(claims, staffRoles)).toBe(who);
});
