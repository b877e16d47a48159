import { caseIdOf } from '@kontor/domain/case/case-id';
import { staff, startPortalHarness, type PortalHarness } from '../../testing/portal-harness.js';

const one = staff('ROLE_ADMIN_PLUS');
const other = { ...one, accountId: 'other' };
const caseId = caseIdOf('1001');

describe('the removal of a case', () => {
  let harness: PortalHarness;
  beforeEach(async () => {
    harness = await startPortalHarness();
    await harness.openCase(caseId, 310);
  });
  afterEach(() => harness.close());

  const remove = (as: typeof one) =>
    harness.call('POST', `/bgo_identifications_portal/${caseId}/disableProcess`, { as, body: {} });

  it('is answered again to whoever may ask for it, also once the case is erased', async () => {
    expect((await remove(one)).status).toBe(204);
    await harness.project(caseId, { status: 310, cause: 'disableProcess', accountId: one.accountId });
    await harness.setSnapshot(caseId, { hidden: true });
    expect((await remove(one)).status).toBe(204);
    expect((await remove(other)).status).toBe(204);
    await harness.eraseCase(caseId);
    expect((await remove(one)).status).toBe(204);
    expect(harness.process.effects).toHaveLength(1);
  });

  it('is refused to a clerk who may not remove cases, before and after', async () => {
    const clerk = staff('ROLE_ADMIN');
    expect((await remove(clerk)).status).toBe(403);
    await remove(one);
    await harness.setSnapshot(caseId, { hidden: true });
    expect((await remove(clerk)).status).toBe(403);
  });
});
