import { caseIdOf } from '@kontor/domain/case/case-id';
import { clock, staff, startPortalHarness } from '../../testing/portal-harness.js';

const caseId = caseIdOf('1001');
const clerk = staff('ROLE_ADMIN');

it('a case whose approval was decided, but not noted at the case, does not wait for it for ever', async () => {
  const harness = await startPortalHarness();
  await harness.approvals.ready;
  harness.settings['fourEyes'] = { release: true };
  await harness.openCase(caseId, 213, { firstOrderedAt: 1 });
  const start = { as: clerk, body: { reason: 'Geprüft' } };
  const { body } = await harness.call('POST', '/bgo_identifications/1001/start', start);
  const isMarked = async () => (await harness.core.cases.find(caseId))?.approvalOpen;
  await harness.approvals.voidStale();
  expect(await isMarked()).toBe(true);
  // The process ended between the two writes.
  const rejected = { state: 'rejected', decidedBy: 'second', decidedAt: clock.now, order: null } as const;
  await harness.approvals.repository.change(String(body['approvalId']), 'open', rejected);
  await harness.approvals.voidStale();
  expect(await isMarked()).toBe(false);
  const published = harness.news.length;
  await harness.approvals.voidStale();
  expect(harness.news).toHaveLength(published);
  await harness.close();
});
