import { caseStatuses } from './case-status.js';
import { setStatusRoles, staffRolesOf } from './command-roles.js';
import { type StatusChoice, statusCommandOf, targetStatusOf } from './status-command.js';

/** By hand (R3 §3 "setStatus"). */
const expected = new Map<number, readonly [command: object, roles: string]>([
  [216, [{ name: 'reject' }, 'ROLE_ADMIN']],
  [305, [{ name: 'supportFix' }, 'ROLE_ROOT ROLE_ADMIN_PLUS']],
  [310, [{ name: 'setReady' }, 'ROLE_ADMIN_PLUS']],
  [410, [{ name: 'takeOver' }, 'ROLE_ADMIN']],
  [425, [{ name: 'requestData' }, 'ROLE_ADMIN']],
  [430, [{ name: 'finish', success: true }, 'ROLE_ADMIN']],
  [450, [{ name: 'finish', success: false }, 'ROLE_ADMIN']],
]);

test.each(caseStatuses.map(({ code }) => code))('the command that sets %i, without debug mode', (target) => {
  const found = statusCommandOf(target, { status: 213, debug: false });
  const [command, roles] = expected.get(target) ?? [];
  expect(found?.command).toEqual(command);
  expect(found?.roles.join(' ')).toEqual(roles);
});

test.each(caseStatuses.map(({ code }) => code))('the command that sets %i in debug mode', (target) => {
  const found = statusCommandOf(target, { status: 220, debug: true });
  if ([130, 210, 213, 214, 216].includes(target)) {
    expect(found).toEqual({ command: { name: 'debugSetStatus', status: target }, roles: ['ROLE_ADMIN'] });
  } else expect(found?.command).toEqual(expected.get(target)?.[0]);
});

test.each([...expected])('%i is the status by which its command is asked for', (status, [command]) => {
  expect(targetStatusOf(command as StatusChoice)).toBe(status);
});

test.each([213, 214])('a rejection stays a rejection in debug mode at %i', (status) => {
  expect(statusCommandOf(216, { status, debug: true })?.command).toEqual({ name: 'reject' });
});

test('an unknown target has no command', () => {
  expect(statusCommandOf(999, { status: 213, debug: true })).toBeUndefined();
});

test('the staff roles of a command come from the table', () => {
  expect(staffRolesOf('release')).toEqual(['ROLE_ADMIN']);
  expect(staffRolesOf('disableProcess')).toEqual(['ROLE_ADMIN_PLUS']);
  expect(staffRolesOf('syncWithProvider')).toEqual(['ROLE_ROOT']);
  expect(staffRolesOf('memo')).toEqual(['ROLE_ADMIN']);
  expect(staffRolesOf('order')).toEqual([]);
  expect([...setStatusRoles].sort()).toEqual(['ROLE_ADMIN', 'ROLE_ADMIN_PLUS', 'ROLE_ROOT']);
});
