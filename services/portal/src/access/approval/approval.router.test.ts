import { approvalMs } from '@kontor/domain/approval/approval';
import { caseIdOf } from '@kontor/domain/case/case-id';
import type { StatusCode } from '@kontor/domain/case/case-status';
import type { ProcessAnswer } from '../../case/case-process/case-process.js';
import { changeCase } from '../../case/case-record/case-record.module.js';
import { clock, staff, startPortalHarness, type PortalHarness } from '../../testing/portal-harness.js';

const first = staff('ROLE_ADMIN');
const second = { ...first, accountId: 'second-ROLE_ADMIN' };
const plus = staff('ROLE_ADMIN_PLUS', 'ROLE_ADMIN');
const secondPlus = { ...plus, accountId: 'second-ROLE_ADMIN_PLUS' };
const caseId = caseIdOf('1001');
const [start, why] = ['/bgo_identifications/1001/start', { reason: 'Geprüft' }];

let harness: PortalHarness;
let time: number;
beforeEach(async () => {
  time = clock.now;
  harness = await startPortalHarness();
  await harness.approvals.ready;
});
afterEach(async () => {
  clock.now = time;
  await harness.close();
});

const turnOn = (...acts: string[]): void => {
  harness.settings['fourEyes'] = Object.fromEntries(acts.map((act) => [act, true]));
};
const commands = (): readonly string[] => harness.process.effects.map(({ command }) => command.name);
/** The process answers this once, and does what it is asked afterwards. */
const answerOnce = (answer: ProcessAnswer): void => {
  let isAsked = false;
  harness.process.answer(() => {
    if (isAsked) return { kind: 'outcome', outcome: { kind: 'done' } };
    isAsked = true;
    return answer;
  });
};
const ask = async (as = first): Promise<string> => {
  const { status, body } = await harness.call('POST', start, { as, body: why });
  expect([status, body['state']]).toEqual([202, 'approval_required']);
  return String(body['approvalId']);
};
const decide = (id: string, decision: string, as: object = second) =>
  harness.call('POST', `/approvals/${id}/${decision}`, { as });
const list = async (as: object, query = '') => (await harness.call('GET', `/approvals${query}`, { as })).body;

interface Act {
  readonly act: string;
  readonly status: StatusCode;
  readonly method: string;
  readonly path: string;
  readonly body: object;
  readonly command: string;
  readonly people: readonly [object, object];
}

const setStatus = { method: 'PATCH', path: '/bgo_identifications_status/1001/setStatus' };
const acts: readonly Act[] = [
  { act: 'release', status: 213, method: 'POST', path: start, body: why, command: 'release', people: [first, second] },
  {
    ...{ act: 'supportFix', status: 220, ...setStatus, body: { status: 305, reason: 'Register geprüft' } },
    ...{ command: 'supportFix', people: [plus, secondPlus] },
  },
  {
    ...{
      act: 'delete',
      status: 213,
      method: 'POST',
      path: '/bgo_identifications_portal/1001/disableProcess',
      body: {},
    },
    ...{ command: 'disableProcess', people: [plus, secondPlus] },
  },
  {
    ...{ act: 'finishWithoutAccount', status: 410, ...setStatus, body: { status: 430, accountOpened: false } },
    ...{ command: 'finish', people: [first, second] },
  },
];

describe.each(acts)('$act', ({ act, status, method, path, body, command, people }) => {
  beforeEach(() => harness.openCase(caseId, status, { firstOrderedAt: 1 }));

  it('is done at once while its switch is off', async () => {
    const answer = await harness.call(method, path, { as: people[0], body });
    expect([answer.status, commands()]).toEqual([204, [command]]);
    expect(await list(people[0])).toEqual([]);
  });

  it('waits for another person while its switch is on, and is then done by the same command', async () => {
    turnOn(act);
    const answer = await harness.call(method, path, { as: people[0], body });
    expect([answer.status, commands()]).toEqual([202, []]);
    const id = String(answer.body['approvalId']);
    expect(answer.body).toEqual({ state: 'approval_required', approvalId: id });
    expect((await decide(id, 'confirm', people[0])).status).toBe(409);
    expect(commands()).toEqual([]);
    const confirmed = await decide(id, 'confirm', people[1]);
    expect([confirmed.status, confirmed.body['state'], commands()]).toEqual([200, 'confirmed', [command]]);
    const [given] = harness.process.effects;
    expect(given?.actor).toEqual({ side: 'staff', accountId: (people[0] as { accountId: string }).accountId });
    expect(harness.approvals.steps.map(({ step }) => step)).toEqual(['request', 'confirm']);
  });
});

it('refuses at once what the direct call would refuse', async () => {
  turnOn('release', 'supportFix');
  await harness.openCase(caseId, 130);
  expect((await harness.call('POST', start, { as: first, body: why })).status).toBe(409);
  await harness.setSnapshot(caseId, { status: 220 });
  const fix = { as: plus, body: { status: 305 } };
  expect((await harness.call('PATCH', setStatus.path, fix)).status).toBe(422);
  expect(await list(plus)).toEqual([]);
});

describe('a release that waits', () => {
  let id: string;
  beforeEach(async () => {
    turnOn('release');
    await harness.openCase(caseId, 213, { firstOrderedAt: 1 });
    id = await ask();
  });

  it('is the bank’s turn, and is listed with what was to be seen', async () => {
    expect(await harness.core.cases.find(caseId)).toMatchObject({ approvalOpen: true, waitingFor: 'bank' });
    const [row] = (await list(second, '?state=open&caseId=1001')) as unknown as Record<string, unknown>[];
    expect(row).toMatchObject({
      ...{
        approvalId: id,
        act: 'release',
        state: 'open',
        caseId: '1001',
        subject: '1001',
        decisions: ['confirm', 'reject'],
      },
      requestedBy: { accountId: 'staff-ROLE_ADMIN' },
      expiresAt: new Date(time + approvalMs).toISOString(),
      evidence: { lines: [{ label: 'Status', value: '213 – Übertragung angehalten' }, {}, {}, { value: 'Geprüft' }] },
    });
    expect(await list(first)).toEqual([expect.objectContaining({ decisions: ['withdraw'] })]);
    expect(await list(staff('ROLE_AUDITOR'))).toEqual([expect.objectContaining({ decisions: [] })]);
    expect(await list(staff('ROLE_USER_ADMIN'))).toEqual([]);
    expect(await list(second, '?state=closed')).toEqual([]);
  });

  it('is asked for once: again by the same person, and not by another one', async () => {
    expect(await ask()).toBe(id);
    const other = await harness.call('POST', start, { as: second, body: why });
    expect([other.status, other.body['approvalId']]).toEqual([409, id]);
  });

  it.each([
    ['withdraw', first, 'withdrawn'],
    ['reject', second, 'rejected'],
  ])('ends by %s without effect', async (decision, as, state) => {
    const answer = await decide(id, decision, as);
    expect([answer.status, answer.body['state']]).toEqual([200, state]);
    expect((await decide(id, 'confirm')).status).toBe(409);
    expect(commands()).toEqual([]);
    expect(await harness.core.cases.find(caseId)).toMatchObject({ approvalOpen: false });
  });

  it.each([
    ['withdraw', second, 403],
    ['reject', first, 409],
    ['confirm', staff('ROLE_AUDITOR'), 403],
    ['confirm', staff('ROLE_USER_ADMIN'), 404],
  ])('%s is refused to whoever may not', async (decision, as, status) => {
    expect((await decide(id, decision, as)).status).toBe(status);
    expect(commands()).toEqual([]);
  });

  const reasons: readonly [string, string, () => Promise<void>][] = [
    ['its status changed', 'changed', () => harness.setSnapshot(caseId, { status: 214 })],
    ['the customer changed the form', 'changed', () => saveForm()],
    ['a report was added', 'changed', () => addReport()],
    ['seven days have passed', 'expired', async () => void (clock.now += approvalMs)],
  ];

  const saveForm = async (): Promise<void> => {
    await changeCase(harness.core.cases, caseId, ({ form }) =>
      form === null ? null : { form: { ...form, version: 9 } },
    );
  };

  const addReport = async (): Promise<void> => {
    const finding = { kind: 'economyReport', personId: null, content: new TextEncoder().encode('{}') } as const;
    await harness.core.findings.record({ caseId, findingId: 'new', ...finding });
  };

  it.each(reasons)('is void once %s', async (_name, reason, happen) => {
    await happen();
    const answer = await decide(id, 'confirm');
    expect([answer.status, answer.body['reason'], commands()]).toEqual([409, reason, []]);
    expect(await harness.approvals.repository.find(id)).toMatchObject({
      state: 'void',
      voidReason: reason,
      order: null,
    });
    expect(harness.approvals.steps.at(-1)).toMatchObject({ step: 'void', by: null });
  });

  it.each(reasons)('becomes void by itself once %s', async (_name, reason, happen) => {
    await harness.approvals.voidStale();
    expect(await harness.approvals.repository.find(id)).toMatchObject({ state: 'open' });
    await happen();
    await harness.approvals.voidStale();
    expect(await harness.approvals.repository.find(id)).toMatchObject({ state: 'void', voidReason: reason });
    expect(await harness.core.cases.find(caseId)).toMatchObject({ approvalOpen: false });
  });

  it('is void when whoever asked may not do it any more', async () => {
    await harness.approvals.staff.change('staff-ROLE_ADMIN', 1, { suspended: true });
    expect((await decide(id, 'confirm')).status).toBe(409);
    expect(await harness.approvals.repository.find(id)).toMatchObject({ state: 'void', voidReason: 'requester' });
    expect(commands()).toEqual([]);
  });

  it('is done once by two people who confirm it at the same time', async () => {
    const third = { ...plus, accountId: 'staff-ROLE_ADMIN_PLUS' };
    const answers = await Promise.all([decide(id, 'confirm'), decide(id, 'confirm', third)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(commands()).toEqual(['release']);
  });

  it('can be confirmed again when the case was busy', async () => {
    answerOnce({ kind: 'refused', reason: 'busy', status: 213 });
    expect((await decide(id, 'confirm')).status).toBe(409);
    expect((await decide(id, 'confirm')).body['state']).toBe('confirmed');
  });

  it('is void when the case refuses it for good', async () => {
    answerOnce({ kind: 'refused', reason: 'illegal', status: 213 });
    await decide(id, 'confirm');
    expect(await harness.approvals.repository.find(id)).toMatchObject({ state: 'void', voidReason: 'refused' });
  });

  it('is repeated by whoever confirmed it when it is unknown whether it was done', async () => {
    answerOnce({ kind: 'unreachable' });
    expect((await decide(id, 'confirm')).status).toBe(503);
    expect((await decide(id, 'confirm', plus)).status).toBe(409);
    expect((await decide(id, 'confirm')).body['state']).toBe('confirmed');
  });

  it('goes with the case', async () => {
    await harness.eraseCase(caseId);
    expect(await harness.approvals.repository.find(id)).toBeNull();
  });
});
