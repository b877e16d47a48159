import type { StaffRole } from '../roles/roles.js';
import { inheritedRoles } from '../roles/roles.js';
import {
  approvalActs,
  approvalDeciders,
  approvalReaders,
  confirmersAmong,
  fourEyesNames,
  switched,
  visibleActs,
  whyUnserved,
} from './four-eyes.js';
import { fourEyesSchema } from './four-eyes.schema.js';

const holder = (...roles: StaffRole[]) => ({ roles, inheritedRoles: inheritedRoles(roles) });
const none = fourEyesSchema.parse({});

it('has a switch for every act, off by default', () => {
  expect(Object.keys(none)).toEqual(fourEyesNames);
  expect(Object.values(none)).toEqual(fourEyesNames.map(() => false));
});

it.each([
  ['release', ['ROLE_ADMIN']],
  ['supportFix', ['ROLE_ROOT', 'ROLE_ADMIN_PLUS']],
  ['delete', ['ROLE_ADMIN_PLUS']],
  ['finishWithoutAccount', ['ROLE_ADMIN']],
  ['holdRules', ['ROLE_INSTANCE_ADMIN']],
  ['connections', ['ROLE_ROOT']],
  ['roles', ['ROLE_USER_ADMIN']],
  ['factors', ['ROLE_USER_ADMIN']],
  ['fourEyes', ['ROLE_INSTANCE_ADMIN']],
] as const)('%s is confirmed by %j', (act, roles) => {
  expect(approvalActs[act].roles).toEqual(roles);
});

it.each([
  ['ROLE_ADMIN', ['release', 'finishWithoutAccount']],
  ['ROLE_ADMIN_PLUS', ['release', 'supportFix', 'delete', 'finishWithoutAccount']],
  ['ROLE_USER_ADMIN', ['roles', 'factors']],
  ['ROLE_INSTANCE_ADMIN', ['holdRules', 'fourEyes']],
  ['ROLE_AUDITOR', [...fourEyesNames, 'fourEyes']],
] as const)('%s sees the approvals of %j', (role, acts) => {
  expect(visibleActs(holder(role))).toEqual(acts);
});

it('lets auditors read, and nobody else decide', () => {
  expect(approvalReaders).toContain('ROLE_AUDITOR');
  expect(approvalDeciders).not.toContain('ROLE_AUDITOR');
});

it('separates what is turned on from what is turned off', () => {
  const before = { ...none, release: true, roles: true };
  expect(switched(before, { ...none, release: true, delete: true })).toEqual({ on: ['delete'], off: ['roles'] });
});

describe('turning on', () => {
  const admins = [holder('ROLE_INSTANCE_ADMIN'), holder('ROLE_INSTANCE_ADMIN')];

  it.each([
    ['one clerk', [...admins, holder('ROLE_ADMIN')], 'act'],
    ['two clerks', [...admins, holder('ROLE_ADMIN'), holder('ROLE_ADMIN')], null],
    ['a clerk and one with more', [...admins, holder('ROLE_ADMIN'), holder('ROLE_ADMIN_PLUS')], null],
    ['nobody to turn it off again', [holder('ROLE_ADMIN'), holder('ROLE_ADMIN')], 'turningOff'],
    ['two of support, who may do all of it', [holder('ROLE_ROOT'), holder('ROLE_ROOT')], null],
  ] as const)('needs two for the act and two for the switch: %s', (_name, active, why) => {
    expect(whyUnserved('release', confirmersAmong(active))).toBe(why);
  });
});

it('counts for each act who may confirm it, by an inherited role too', () => {
  const active = [holder('ROLE_ROOT'), holder('ROLE_ADMIN_PLUS'), holder('ROLE_USER_ADMIN'), holder('ROLE_AUDITOR')];
  expect(confirmersAmong(active)).toEqual({
    ...{ release: 2, supportFix: 2, delete: 1, finishWithoutAccount: 2, holdRules: 1, connections: 1 },
    ...{ roles: 2, factors: 2, fourEyes: 1 },
  });
});
