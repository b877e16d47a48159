import { type CaseId, caseIdOf } from '@kontor/domain/case/case-id';
import { clock, staff, startPortalHarness, type PortalHarness } from '../../testing/portal-harness.js';

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
  const ofCase = async (caseId: CaseId) => {
    const { body } = await harness.call('GET', `/bgo_identifications_portal/${caseId}`, { as: clerk });
    return (body as { bgoIdentification: { attention: string; waitingFor: string } }).bgoIdentification;
  };

  it('lists a case that nobody at the bank has moved on for five days as stalled', async () => {
    clock.now = now + 5 * day;
    expect(await attention('attention-filter=1')).toEqual([]);
    clock.now += 1;
    expect(await attention('attention-filter=1')).toEqual([[1001, 'stalled']]);
    expect(await attention(`filter=${encodeURIComponent('{"needsAttention":true}')}`)).toEqual([[1001, 'stalled']]);
    expect(await ofCase(caseIdOf('1001'))).toMatchObject({ attention: 'stalled', waitingFor: 'bank' });
    expect(await ofCase(caseIdOf('1002'))).toMatchObject({ attention: 'none', waitingFor: 'customer' });
  });

  it('takes the days from the settings, and a step of the bank starts them anew', async () => {
    harness.settings.stalledAfterDays = 1;
    clock.now = now + 2 * day;
    expect(await attention('attention-filter=1')).toEqual([[1001, 'stalled']]);
    const forOperators = async () => harness.handlers.listStalledCases({ limit: 10 } as never, {} as never);
    expect(await forOperators()).toEqual({
      cases: [{ caseId: '1001', status: 310, waitingSince: BigInt(now) }],
      stalledAfterDays: 1,
    });
    await harness.project(caseIdOf('1001'), { status: 410, cause: 'takeOver', accountId: 'clerk' });
    expect(await attention('attention-filter=1')).toEqual([]);
    expect(await forOperators()).toEqual({ cases: [], stalledAfterDays: 1 });
  });

  it('lists a case with a reason of the process at once', async () => {
    await harness.setSnapshot(caseIdOf('1002'), { attention: 'mail_failed' });
    expect(await attention('attention-filter=1')).toEqual([[1002, 'mail_failed']]);
    expect((await rows('')).find(({ id }) => id === 1001)).toMatchObject({ attention: 'none', waitingFor: 'bank' });
  });
});

describe('the queue of the bank', () => {
  const me = clerk.accountId ?? '';
  let harness: PortalHarness;
  beforeEach(async () => {
    harness = await startPortalHarness();
    for (const id of ['1001', '1002', '1003']) await harness.openCase(caseIdOf(id), 220);
    await harness.project(caseIdOf('1001'), { status: 310, cause: 'stateFetched' });
    await harness.project(caseIdOf('1002'), { status: 230, cause: 'stateFetched' });
    await harness.project(caseIdOf('1003'), { status: 410, cause: 'takeOver', accountId: me });
    await harness.setSnapshot(caseIdOf('1003'), { owner: me });
  });
  afterEach(() => harness.close());

  const answer = async (path: string) => harness.call('GET', `/bgo_identifications_portal${path}`, { as: clerk });
  const ids = async (query: string) =>
    ((await answer(query)).body as unknown as { id: number }[]).map(({ id }) => id).sort((a, b) => a - b);

  it('has what waits for the bank, with a message that nobody has answered, and the own cases', async () => {
    expect(await ids('?queue-filter=1')).toEqual([1001, 1003]);
    expect(await ids('?mine-filter=1')).toEqual([1003]);
    await harness.core.markConversation(caseIdOf('1002'), {
      ...{ hasMessages: true, hasUnrevisedMessages: true, lastMessageAt: clock.now, lastMessageSide: 'USER' },
    });
    expect(await ids('?queue-filter=1')).toEqual([1001, 1002, 1003]);
    const rows = (await answer('')).body as unknown as readonly Record<string, unknown>[];
    const row = (id: number) => rows.find((one) => one['id'] === id);
    expect(row(1002)).toMatchObject({
      lastMessage: { side: 'USER', at: new Date(clock.now).toISOString() },
      owner: null,
    });
    expect(row(1003)).toMatchObject({ owner: { accountId: me }, deadline: expect.any(String) as string });
  });

  it('is counted with the other views, in their order', async () => {
    const filters = encodeURIComponent('[{"queue":true},{"mine":true},{"bgoMainStatus":[230]},{}]');
    const { status, body } = await answer(`/counts?filters=${filters}`);
    expect([status, body]).toEqual([200, [2, 1, 1, 3]]);
    expect((await answer('/counts')).status).toBe(422);
  });

  it('is exported as CSV, in its order and without formulas', async () => {
    const found = await harness.core.cases.find(caseIdOf('1001'));
    await harness.core.cases.change(caseIdOf('1001'), found?.version ?? 0, { companyName: '=1+1' });
    const body = { filter: { queue: true }, sort: ['waitingSince', 'ASC'] };
    const csv = (as = clerk) => harness.call('POST', '/bgo_identifications_portal.csv', { as, body, raw: true });
    const { status, text, headers } = await csv();
    expect([status, headers.get('content-disposition')]).toEqual([200, expect.stringContaining('Kundenanfragen.csv')]);
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('"Nummer";"Firma"');
    expect(lines.find((line) => line.includes('"1001"'))).toContain(`"'=1+1"`);
    expect((await csv(staff('ROLE_USER_ADMIN'))).status).toBe(403);
    const columns = ['bgoIdentificationId', 'nextStep'];
    const shown = await harness.call('POST', '/bgo_identifications_portal.csv', {
      ...{ as: clerk, raw: true },
      body: { ...body, columns },
    });
    expect(shown.text.trim().split('\r\n').sort()).toEqual([
      '"1001";"Vorgang übernehmen"',
      '"1003";"An das Kernbanksystem übergeben"',
      '"Nummer";"Nächster Schritt"',
    ]);
    const wrong = await harness.call('POST', '/bgo_identifications_portal.csv', {
      as: clerk,
      body: { filter: { x: 1 } },
    });
    expect(wrong.status).toBe(422);
  });
});
