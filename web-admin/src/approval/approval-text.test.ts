import type { Approval } from '@kontor/api/approval/approval.schema';
import { approvalStateText, countText, isOpen, openText, requestText, shownChanges } from './approval-text.js';

const approval: Approval = {
  '@id': '/approvals/x',
  '@type': 'Approval',
  approvalId: 'x',
  act: 'release',
  state: 'open',
  caseId: '1001',
  subject: '1001',
  requestedBy: { accountId: 'a', name: 'Anna Beispiel' },
  requestedAt: '2026-11-23T10:00:00.000Z',
  expiresAt: '2026-11-30T10:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  voidReason: null,
  evidence: { lines: [], changes: [] },
  decisions: [],
};
const bert = { accountId: 'b', name: 'Bert Muster' };
const decided = { decidedBy: bert, decidedAt: '2026-11-24T10:00:00.000Z' };

it.each<[Partial<Approval>, RegExp]>([
  [{}, /^Offen, gültig bis .*30/],
  [{ state: 'confirming', ...decided }, /^Freigegeben von Bert Muster, wird ausgeführt$/],
  [{ state: 'confirmed', ...decided }, /^Freigegeben von Bert Muster am .*24/],
  [{ state: 'rejected', ...decided }, /^Abgelehnt von Bert Muster am/],
  [{ state: 'rejected', ...decided, decidedBy: { accountId: 'c', name: null } }, /^Abgelehnt von unbekannt am/],
  [{ state: 'withdrawn', ...decided }, /^Zurückgezogen am/],
  [
    { state: 'void', decidedAt: decided.decidedAt, voidReason: 'changed' },
    /^Verfallen am .*: der Stand hat sich geändert$/,
  ],
])('%j', (change, text) => {
  expect(approvalStateText({ ...approval, ...change })).toMatch(text);
});

it('says who asked', () => {
  expect(requestText(approval)).toMatch(/^Beantragt von Anna Beispiel am .*23/);
});

it('counts as open until it is carried out', () => {
  expect([isOpen(approval), isOpen({ state: 'confirming' }), isOpen({ state: 'void' })]).toEqual([true, true, false]);
});

it.each([
  [1, '1 offene Freigabe'],
  [2, '2 offene Freigaben'],
])('counts %d', (count, text) => {
  expect(countText(count)).toBe(text);
});

it('says in one sentence what is open', () => {
  expect(openText(approval)).toMatch(
    /^Eine Freigabe ist offen: Freigabe eines Antrags, beantragt von Anna Beispiel am 23\.11\.2026 - 11:00:00\.$/,
  );
});

describe('shownChanges', () => {
  const changes = [{ name: 'roles', before: null, after: ['ROLE_ADMIN'] }];
  it.each([
    ['roles', [{ name: 'Rollen', before: null, after: 'Sachbearbeiter' }]],
    ['connections', []],
    ['holdRules', changes],
  ] as const)('%s', (act, shown) => {
    expect(shownChanges({ act, evidence: { lines: [], changes } })).toEqual(shown);
  });
});
