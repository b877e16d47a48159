import { inheritedRoles } from '@kontor/domain/roles/roles';
import { allows } from './access.js';
import { resourceNames } from './resource-names.js';

type Name = keyof typeof resourceNames;

/** The resources of the tabs of the overview (R3 §2.3, §6). */
const tabs: readonly Name[] = [
  'case',
  'feedback',
  'faq',
  'report',
  'staff',
  'configuration',
  'instance',
  'setting',
  'auditLog',
];
const clerk: readonly Name[] = ['case', 'feedback', 'faq', 'report'];

it.each<[string, readonly Name[]]>([
  ['ROLE_ADMIN', clerk],
  ['ROLE_ADMIN_PLUS', clerk],
  ['ROLE_USER_ADMIN', ['staff']],
  ['ROLE_INSTANCE_ADMIN', ['configuration']],
  ['ROLE_ROOT', tabs],
  ['ROLE_AUDITOR', ['case', 'report', 'staff', 'setting', 'auditLog']],
  ['ROLE_USER', []],
])('%s sees %j', (role, names) => {
  const claims = { roles: [role], inheritedRoles: inheritedRoles([role]) };
  expect(tabs.filter((name) => allows(claims, { resource: resourceNames[name], action: 'list' }))).toEqual(names);
});
