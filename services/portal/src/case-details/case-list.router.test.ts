import { caseIdOf } from '@kontor/domain/case/case-id';
import { clock, staff, startPortalHarness, type PortalHarness } from '../testing/portal-harness.js';

const clerk = staff('ROLE_ADMIN');
const day = 24 * 60 * 60 * 1000;

describe('cases that need attention', () => {
  const { now } = clock;
  let harness: PortalHarness;
  beforeEach(async () => {
    harness = await startPortalHarness();
    await harness.openCase(caseIdOf('1001'), 220);
    await harness.project(caseIdOf('1001'), { status: 310, cause: 'stateFetched' });
    await harness.openCase(caseIdOf('1002'), 220);
    await harness.project(caseIdOf('1002'), { status: 230, cause: 'stateFetched' });
  });
  afterEach(async () => {
    clock.now = now;
    await harness.close();
  });

  const rows = async (query: string): Promise<{ id: number; attention: string; waitingFor: string }[]> => {
    const { status, body } = await harness.call('GET', `/bgo_identifications_portal?${query}`, { as: clerk });
    expect(status).toBe(200);
    return body as never;
  };
  const attention = async (query: string) => (await rows(query)).map((row) => [row.id, row.attention]);
  const ofCase = async (caseId: string) => {
    const { body } = await harness.call('GET', `/bgo_identifications_portal/${caseId}`, { as: clerk });
    return (body as { bgoIdentification: { attention: string; waitingFor: string } }).bgoIdentification;
  };

  it('lists a case that nobody at the bank has moved on for five days as stalled', async () => {
    clock.now = now + 5 * day;
    expect(await attention('attention-filter=1')).toEqual([]);
    clock.now += 1;
    expect(await attention('attention-filter=1')).toEqual([[1001, 'stalled']]);
    expect(await attention(`filter=${encodeURIComponent('{"needsAttention":true}')}`)).toEqual([[1001, 'stalled']]);
    expect(await ofCase('1001')).toMatchObject({ attention: 'stalled', waitingFor: 'bank' });
    expect(await ofCase('1002')).toMatchObject({ attention: 'none', waitingFor: 'customer' });
  });

  it('takes the days from the settings, and a step of the bank starts them anew', async () => {
    harness.settings.stalledAfterDays = 1;
    clock.now = now + 2 * day;
    expect(await attention('attention-filter=1')).toEqual([[1001, 'stalled']]);
    await harness.project(caseIdOf('1001'), { status: 410, cause: 'takeOver', accountId: 'clerk' });
    expect(await attention('attention-filter=1')).toEqual([]);
  });

  it('lists a case with a reason of the process at once', async () => {
    await harness.setSnapshot(caseIdOf('1002'), { attention: 'mail_failed' });
    expect(await attention('attention-filter=1')).toEqual([[1002, 'mail_failed']]);
    expect((await rows('')).find(({ id }) => id === 1001)).toMatchObject({ attention: 'none', waitingFor: 'bank' });
  });
});
