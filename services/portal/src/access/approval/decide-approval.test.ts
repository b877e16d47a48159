import { caseIdOf } from '@kontor/domain/case/case-id';
import { problem } from '../../http/answer/problem-table.js';
import { staff, startPortalHarness, type PortalHarness } from '../../testing/portal-harness.js';

const first = staff('ROLE_ADMIN');
const second = { ...first, accountId: 'second-ROLE_ADMIN' };

let harness: PortalHarness;
beforeEach(async () => {
  harness = await startPortalHarness();
  await harness.approvals.ready;
  harness.settings['fourEyes'] = { release: true };
  await harness.openCase(caseIdOf('1001'), 213, { firstOrderedAt: 1 });
});
afterEach(() => harness.close());

it('an act is confirmed only once the log has it', async () => {
  const asked = { as: first, body: { reason: 'Geprüft' } };
  const id = String((await harness.call('POST', '/bgo_identifications/1001/start', asked)).body['approvalId']);
  const confirm = () => harness.call('POST', `/approvals/${id}/confirm`, { as: second });
  const push = jest.spyOn(harness.approvals.steps, 'push').mockImplementationOnce(() => {
    throw problem('unavailable');
  });
  expect((await confirm()).status).toBe(503);
  expect(push).toHaveBeenCalledTimes(1);
  expect(await harness.approvals.repository.find(id)).toMatchObject({ state: 'confirming' });
  expect((await confirm()).body['state']).toBe('confirmed');
  expect(harness.approvals.steps.map(({ step }) => step)).toEqual(['request', 'confirm']);
});
