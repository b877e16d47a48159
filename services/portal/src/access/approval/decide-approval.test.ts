import { caseIdOf } from '@kontor/domain/case/case-id';
import { problem } from '../../http/answer/problem-table.js';
import { clock, staff, startPortalHarness, type PortalHarness } from '../../testing/portal-harness.js';

const caseId = caseIdOf('1001');
const first = staff('ROLE_ADMIN');
const second = { ...first, accountId: 'second-ROLE_ADMIN' };

let harness: PortalHarness;
beforeEach(async () => {
  harness = await startPortalHarness();
  await harness.approvals.ready;
  harness.settings['fourEyes'] = { release: true };
  await harness.openCase(caseId, 213, { firstOrderedAt: 1 });
});
afterEach(() => harness.close());

async function asked(): Promise<string> {
  const order = { as: first, body: { reason: 'Geprüft' } };
  return String((await harness.call('POST', '/bgo_identifications/1001/start', order)).body['approvalId']);
}

const steps = () => harness.approvals.steps.map(({ step, by }) => [step, by?.accountId ?? null]);
const isMarked = async () => (await harness.core.cases.find(caseId))?.approvalOpen;

/** The log does not take one step. */
const failOnce = () =>
  jest.spyOn(harness.approvals.steps, 'push').mockImplementationOnce(() => {
    throw problem('unavailable');
  });

it.each([
  ['confirm', 'confirmed', second],
  ['reject', 'rejected', second],
  ['withdraw', 'withdrawn', first],
] as const)('a repeat of %s after an error records what was decided', async (step, state, as) => {
  const id = await asked();
  const decide = () => harness.call('POST', `/approvals/${id}/${step}`, { as });
  failOnce();
  expect((await decide()).status).toBe(503);
  expect(steps()).toEqual([['request', first.accountId]]);
  expect((await decide()).body['state']).toBe(state);
  const recorded = [
    ['request', first.accountId],
    [step, as.accountId],
  ];
  expect(steps()).toEqual(recorded);
  expect(await isMarked()).toBe(false);
  // What is recorded is closed for everybody.
  expect((await decide()).body['code']).toBe('approval-closed');
  expect(steps()).toEqual(recorded);
});

it.each([
  ['confirmed', 'confirm', second.accountId],
  ['rejected', 'reject', second.accountId],
  ['withdrawn', 'withdraw', first.accountId],
  ['rejected', 'reject', 'who-has-left'],
  ['void', 'void', null],
] as const)('what ended as %s, but was not recorded, is recorded once, by %s of %s', async (state, step, decidedBy) => {
  const id = await asked();
  await harness.approvals.voidStale();
  expect(await isMarked()).toBe(true);
  // The process ended after the first of the writes.
  await harness.approvals.repository.change(id, 'open', { state, decidedBy: decidedBy ?? null, decidedAt: clock.now });
  await harness.approvals.voidStale();
  expect(steps()).toEqual([
    ['request', first.accountId],
    [step, decidedBy],
  ]);
  expect(await isMarked()).toBe(false);
  expect((await harness.approvals.repository.find(id))?.order).toBeNull();
  const published = harness.news.length;
  await harness.approvals.voidStale();
  expect(harness.news).toHaveLength(published);
});

it('the same act can be asked for again after one that ended and was not recorded', async () => {
  const id = await asked();
  await harness.approvals.repository.change(id, 'open', { state: 'rejected', decidedBy: second.accountId });
  expect(await asked()).not.toBe(id);
  expect(steps().map(([step]) => step)).toEqual(['request', 'reject', 'request']);
  expect(await isMarked()).toBe(true);
});
