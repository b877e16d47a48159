import { availableCommands, isAvailable, isDisableProcessPossible } from './available-commands.js';
import { CaseFixture, gmbhForm, toBank, toForm, toHold, toReady, toTransferred } from './testing/case-fixture.js';
import { regularPolicy } from './case-policy.js';
import { caseStatuses, type StatusCode } from './case-status.js';
import { currentRevision, rowsAt } from './case-table.js';
import { snapshotOf } from './snapshot.js';

const fresh = () => new CaseFixture(regularPolicy);
const admin = ['ROLE_ADMIN'];
const adminPlus = ['ROLE_ADMIN_PLUS', 'ROLE_ADMIN'];
const root = ['ROLE_ROOT', 'ROLE_ADMIN', 'ROLE_USER_ADMIN', 'ROLE_INSTANCE_ADMIN'];
const of = (fixture: CaseFixture, roles: readonly string[], side: 'customer' | 'staff' = 'staff') =>
  [...availableCommands(snapshotOf(fixture.state), { roles, side })].sort();

test('each sees what the status and the role allow', () => {
  expect(of(toForm(fresh()), [], 'customer')).toEqual([
    'abort',
    'customerMessage',
    'order',
    'saveForm',
    'stopReminders',
  ]);
  expect(of(toHold(fresh()), admin)).toEqual(
    ['fetchDocuments', 'followUp', 'memo', 'reject', 'release', 'staffMessage', 'transparencyRegister'].sort(),
  );
  const ordering = { ...snapshotOf(toHold(fresh()).state), documentOrderRequired: true };
  expect(availableCommands(ordering, { roles: admin, side: 'staff' })).toContain('orderDocuments');
  expect(of(toHold(fresh()), adminPlus)).toEqual(expect.arrayContaining(['disableProcess', 'supportFix']));
  expect(of(toTransferred(fresh()), root)).toEqual(expect.arrayContaining(['supportFix', 'syncWithProvider']));
  expect(of(toTransferred(fresh()), root)).not.toContain('setReady');
  expect(of(toTransferred(fresh()), adminPlus)).toContain('setReady');
  expect(of(toReady(fresh()), admin)).toContain('takeOver');
});

test('the core banking steps open one after the other', () => {
  const fixture = toBank(fresh());
  expect(of(fixture, admin)).toContain('passToCoreBanking');
  expect(of(fixture, admin)).not.toContain('createAccount');
  const passed = {
    ...snapshotOf(fixture.state),
    coreBanking: { mode: 'KUNDE', parties: true, account: false, girocard: false },
  } as const;
  expect(availableCommands(passed, { roles: admin, side: 'staff' })).toContain('createAccount');
  expect(availableCommands(passed, { roles: admin, side: 'staff' })).not.toContain('passToCoreBanking');
  const prospect = { ...passed, coreBanking: { ...passed.coreBanking, mode: 'INTERESSENT' } } as const;
  expect(availableCommands(prospect, { roles: admin, side: 'staff' })).toContain('passToCoreBanking');
  expect(availableCommands(prospect, { roles: admin, side: 'staff' })).not.toContain('createAccount');
});

test('a case goes by the rules of its own revision', () => {
  const before = { ...snapshotOf(toTransferred(fresh()).state), revision: 0 };
  expect(availableCommands(before, { roles: adminPlus, side: 'staff' })).toEqual([]);
  expect(isDisableProcessPossible(before)).toBe(false);
});

test('while an order runs the form is locked, but an abort is possible', () => {
  const fixture = toForm(fresh());
  fixture.give({ name: 'order', form: gmbhForm() });
  expect(of(fixture, [], 'customer')).toEqual(['abort', 'customerMessage', 'stopReminders']);
});

test('nobody sees anything of a case that is being deleted, and debugging is off by default', () => {
  const snapshot = { ...snapshotOf(toForm(fresh()).state), hidden: true };
  expect(availableCommands(snapshot, { roles: adminPlus, side: 'staff' })).toEqual([]);
  expect(of(toForm(fresh()), adminPlus)).not.toContain('debugSetStatus');
  const shown = { ...snapshot, hidden: false };
  expect(isAvailable('debugSetStatus', shown, { roles: [], side: 'staff', debug: true })).toBe(true);
});

test.each(caseStatuses.map((status) => status.code))('whether a case can be deleted at %i', (status: StatusCode) => {
  const kept = [410, 420, 425, 430, 900];
  expect(isDisableProcessPossible({ revision: currentRevision, status, hidden: false })).toBe(!kept.includes(status));
});

test('roles count on the side of staff only, and debugging only where it is asked for', () => {
  const snapshot = snapshotOf(toHold(fresh()).state);
  expect(availableCommands(snapshot, { roles: admin, side: 'customer' })).not.toContain('release');
  expect(availableCommands(snapshot, { roles: [], side: 'staff' })).toEqual([]);
  expect(isAvailable('release', snapshot, { roles: admin, side: 'staff' })).toBe(true);
  expect(isAvailable('debugSetStatus', snapshot, { roles: admin, side: 'staff' })).toBe(false);
});

test('nothing that happens by itself is ever offered', () => {
  const events = rowsAt(currentRevision).flatMap(({ kind, name }) => (kind === 'event' ? [name as string] : []));
  for (const { code } of caseStatuses) {
    const snapshot = { ...snapshotOf(toForm(fresh()).state), status: code };
    const roles = [...root, 'system', 'ROLE_ADMIN_PLUS'];
    const offered: readonly string[] = availableCommands(snapshot, { roles, side: 'staff', debug: true });
    expect(offered.filter((name) => events.includes(name))).toEqual([]);
  }
});
