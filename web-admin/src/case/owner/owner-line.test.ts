import { caseStatus } from '@kontor/domain/case/case-status';
import { ownerLine } from './owner-line.js';

const assignable = new Set(['assign']);
const session = (role: string) => ({ accountId: 'a', roles: [role], inheritedRoles: [] });
const own = { accountId: 'a', name: 'Clara Ehrlich' };
const other = { accountId: 'b', name: 'Dirk Eilig' };
const status = caseStatus.bankInProgress;
const none = { mayTake: false, mayLetGo: false, mayAssign: false };

it.each([
  ['nobody', 'ROLE_ADMIN', null, { owner: 'niemand', ...none, mayTake: true, hint: null }],
  ['the reader', 'ROLE_ADMIN', own, { owner: 'Sie', ...none, mayLetGo: true, hint: null }],
  ['the reader, extended', 'ROLE_ADMIN_PLUS', own, { owner: 'Sie', mayTake: false, mayLetGo: true, mayAssign: true }],
  ['somebody else', 'ROLE_ADMIN', other, { owner: 'Dirk Eilig', ...none, mayTake: true }],
  [
    'somebody else, for an extended clerk',
    'ROLE_ADMIN_PLUS',
    other,
    { mayTake: true, mayLetGo: true, mayAssign: true, hint: null },
  ],
])('says who works on it: %s', (_name, role, owner, expected) => {
  expect(ownerLine({ status, owner, commands: assignable }, session(role))).toMatchObject(expected);
});

it('says what to do, and by whom, where the reader may only take it', () => {
  expect(ownerLine({ status, owner: other, commands: assignable }, session('ROLE_ADMIN'))?.hint).toBe(
    'Übernehmen Sie den Vorgang, oder bitten Sie Dirk Eilig, ihn abzugeben. Anderen zuweisen kann ihn die Rolle „Sachbearbeiter erweitert“.',
  );
});

it('only names the owner for who reads, and after the end', () => {
  const line = { owner: 'Dirk Eilig', ...none, hint: null };
  expect(ownerLine({ status, owner: other, commands: new Set() }, session('ROLE_AUDITOR'))).toMatchObject(line);
  expect(
    ownerLine({ status: caseStatus.bankSuccessful, owner: other, commands: new Set() }, session('ROLE_ADMIN')),
  ).toMatchObject(line);
});

it('is nothing before anybody can be responsible', () => {
  expect(ownerLine({ status: caseStatus.onHold, owner: null, commands: new Set() }, session('ROLE_ADMIN'))).toBeNull();
});
