import { approvalMs } from '@kontor/domain/approval/approval';
import { approvalActs, type ApprovalAct, fourEyesNames } from '@kontor/domain/approval/four-eyes';
import { caseIdOf, type CaseId } from '@kontor/domain/case/case-id';
import { createFakeApprovals, type FakeApprovals } from '../../testing/approvals.fake.js';
import { createFakeCaseCore } from '../../testing/case-core.fake.js';
import type { Session } from '../session/session.module.js';
import type { ApprovedAct } from './approved-act.js';

const anyAct: ApprovedAct<unknown> = {
  check: async () => undefined,
  basisOf: async () => '',
  evidenceOf: async () => ({ lines: [], changes: [] }),
  carryOut: async () => undefined,
};
const acts = Object.fromEntries((Object.keys(approvalActs) as ApprovalAct[]).map((act) => [act, anyAct]));
const on = Object.fromEntries(fourEyesNames.map((act) => [act, true]));

let now: number;
let approvals: FakeApprovals;
const { core } = createFakeCaseCore(() => now);

beforeEach(async () => {
  now = 1_000_000;
  approvals = createFakeApprovals({ records: core, settings: { fourEyes: on }, acts: () => acts, now: () => now });
  await approvals.ready;
});

const ask = (act: ApprovalAct, accountId: string, caseId: CaseId | null = null) =>
  approvals.concept.gate.ask(act, { accountId } as Session, { caseId, subject: 'one', order: { to: 1 } });

/** The accounts with their mails. */
async function mailed() {
  const all = await approvals.staff.all();
  return Object.fromEntries(all.filter(({ outbox }) => outbox.length > 0).map((one) => [one.accountId, one.outbox]));
}

const both = (role: string) => [`second-${role}`, `staff-${role}`];
const [clerks, plus, roots] = [both('ROLE_ADMIN'), both('ROLE_ADMIN_PLUS'), both('ROLE_ROOT')];

it.each([
  ['release', [...clerks, ...plus, ...roots]],
  ['supportFix', [...plus, ...roots]],
  ['connections', roots],
  ['holdRules', [...both('ROLE_INSTANCE_ADMIN'), ...roots]],
  ['fourEyes', [...both('ROLE_INSTANCE_ADMIN'), ...roots]],
  ['roles', [...both('ROLE_USER_ADMIN'), ...roots]],
] as const)(
  'a new approval of %s is mailed once to everybody who may confirm it, but who asked',
  async (act, people) => {
    const [asker = '', ...others] = people;
    await ask(act, asker);
    const mails = await mailed();
    expect(Object.keys(mails).sort()).toEqual([...others].sort());
    for (const outbox of Object.values(mails)) expect(outbox.map(({ kind }) => kind)).toEqual(['staffApprovalAsked']);
    expect(approvals.wakes()).toBe(1);
  },
);

it('mails nobody when it is asked for again, and everybody again once it is void', async () => {
  await ask('connections', 'staff-ROLE_ROOT');
  await ask('connections', 'staff-ROLE_ROOT');
  await expect(ask('connections', 'second-ROLE_ROOT')).rejects.toThrow();
  expect((await mailed())['second-ROLE_ROOT']).toHaveLength(1);
  now += approvalMs;
  await ask('connections', 'staff-ROLE_ROOT');
  expect(Object.entries(await mailed()).map(([id, { length }]) => [id, length])).toEqual([['second-ROLE_ROOT', 2]]);
});

it.each([
  ['suspended', { suspended: true }],
  ['not activated', { verifiedAt: 0, passwordHash: '' }],
])('mails nobody who is %s', async (_name, change) => {
  await approvals.staff.change('second-ROLE_ROOT', 1, change);
  await ask('connections', 'staff-ROLE_ROOT');
  expect([await mailed(), approvals.wakes()]).toEqual([{}, 0]);
});

it('says of a case its number only', async () => {
  const caseId = caseIdOf('1001');
  await core.keys.create(caseId);
  await ask('supportFix', 'staff-ROLE_ROOT', caseId);
  const [mail] = (await mailed())['second-ROLE_ROOT'] ?? [];
  expect(mail).toEqual({
    ...{ mailId: 'staff:second-ROLE_ROOT:1', kind: 'staffApprovalAsked', aboutCase: '1001' },
    ...{ dueAt: now, attempts: 0 },
  });
});
