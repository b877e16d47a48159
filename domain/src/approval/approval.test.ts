import { approvalMs, decisionRefusal, voidReasonOf, type ApprovalState, type Decision } from './approval.js';

const asked = { act: 'release', state: 'open', requestedBy: 'anna', decidedBy: null } as const;
const person = (accountId: string, role = 'ROLE_ADMIN') => ({ accountId, roles: [role], inheritedRoles: [] });

it.each<[Decision, string, string, string | null]>([
  ['confirm', 'bert', 'ROLE_ADMIN', null],
  ['confirm', 'anna', 'ROLE_ADMIN', 'own'],
  ['confirm', 'bert', 'ROLE_USER_ADMIN', 'role'],
  ['confirm', 'bert', 'ROLE_AUDITOR', 'role'],
  ['reject', 'bert', 'ROLE_ADMIN', null],
  ['reject', 'anna', 'ROLE_ADMIN', 'own'],
  ['reject', 'bert', 'ROLE_AUDITOR', 'role'],
  ['withdraw', 'anna', 'ROLE_ADMIN', null],
  ['withdraw', 'bert', 'ROLE_ADMIN', 'not-own'],
  ['withdraw', 'anna', 'ROLE_USER_ADMIN', 'role'],
])('%s by %s with %s: %s', (decision, accountId, role, refusal) => {
  expect(decisionRefusal(asked, person(accountId, role), decision)).toBe(refusal);
});

it.each<[ApprovalState, Decision]>([
  ['confirmed', 'confirm'],
  ['rejected', 'confirm'],
  ['withdrawn', 'reject'],
  ['void', 'confirm'],
  ['confirming', 'reject'],
])('%s is not decided again by %s', (state, decision) => {
  expect(decisionRefusal({ ...asked, state, decidedBy: 'cleo' }, person('bert'), decision)).toBe('closed');
});

it('may be confirmed again by the same person until the act is done, and by nobody else', () => {
  const confirming = { ...asked, state: 'confirming', decidedBy: 'bert' } as const;
  expect(decisionRefusal(confirming, person('bert'), 'confirm')).toBeNull();
  expect(decisionRefusal(confirming, person('cleo'), 'confirm')).toBe('closed');
});

it.each([
  [approvalMs - 1, 'same', null],
  [approvalMs, 'same', 'expired'],
  [0, 'other', 'changed'],
  [0, null, 'changed'],
])('after %d ms with the basis %s it is void: %s', (age, basis, reason) => {
  expect(voidReasonOf({ requestedAt: 1000, basis: 'same' }, 1000 + age, basis)).toBe(reason);
});
