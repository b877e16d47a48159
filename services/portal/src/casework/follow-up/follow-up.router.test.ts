import { caseIdOf } from '@kontor/domain/case/case-id';
import { clock, customer, staff, startPortalHarness, type PortalHarness } from '../../testing/portal-harness.js';

const clerk = staff('ROLE_ADMIN');
const caseId = caseIdOf('1001');
const path = `/bgo_identifications_portal/${caseId}/followUp`;
/** The clock of the harness shows 2026-03-02. */
const body = { day: '2026-03-05', reason: 'Notartermin am Mittwoch' };

describe('a follow-up', () => {
  let harness: PortalHarness;
  const started = clock.now;
  beforeEach(async () => {
    harness = await startPortalHarness();
    await harness.openCase(caseId, 410, { owner: clerk.accountId ?? null });
    await harness.core.cases.change(caseId, (await record()).version, { waitingFor: 'bank' });
  });
  afterEach(() => {
    clock.now = started;
    return harness.close();
  });

  const record = async () => (await harness.core.cases.find(caseId))!;
  const set = (given: unknown = body, as = clerk) => harness.call('PUT', path, { as, body: given });
  const clear = (as = clerk) => harness.call('DELETE', path, { as });
  const rows = async (filter: object) => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: '["waitingSince","ASC"]' });
    const answer = await harness.call('GET', `/bgo_identifications_portal?${query}`, { as: clerk });
    return answer.body as unknown as readonly Readonly<Record<string, unknown>>[];
  };
  const details = async () =>
    (await harness.call('GET', `/bgo_identifications_portal/${caseId}`, { as: clerk })).body as unknown as {
      readonly bgoIdentification: { readonly followUp: unknown };
      readonly availableCommands: readonly string[];
    };

  it('leaves the queue until its day, and comes back with its reason until somebody ends it', async () => {
    expect(await rows({ queue: true })).toHaveLength(1);
    expect((await set()).status).toBe(204);
    expect(await rows({ queue: true })).toEqual([]);
    const aside = { followUpAt: '2026-03-04T23:00:00.000Z', followUpReason: body.reason };
    expect(await rows({ followUp: true })).toMatchObject([aside]);
    expect((await details()).bgoIdentification.followUp).toEqual({ at: aside.followUpAt, reason: body.reason });

    clock.now = Date.parse(aside.followUpAt);
    expect(await rows({ queue: true })).toMatchObject([aside]);
    expect((await clear()).status).toBe(204);
    expect(await rows({ queue: true })).toMatchObject([{ followUpAt: null, followUpReason: null }]);
    expect((await details()).bgoIdentification.followUp).toBeNull();
    expect(harness.news.map(({ news }) => news.type)).toEqual(['memo', 'memo']);
  });

  it('is in the history with the clerk, which the customer does not read', async () => {
    await set();
    clock.now += 1;
    await clear();
    await clear();
    const history = (of: string, as: typeof clerk) =>
      harness.call('GET', `/bgo_identifications/${of}status_history_joined`, { as });
    const lines = (await history(`${caseId}/`, clerk)).body as unknown as readonly { readonly type: string }[];
    expect(lines.filter(({ type }) => type === 'followUp')).toMatchObject([
      { title: 'Wiedervorlage beendet', actorName: 'Clara Ehrlich', context: null },
      {
        title: 'Wiedervorlage gesetzt',
        actorName: 'Clara Ehrlich',
        context: { notes: '05.03.2026: Notartermin am Mittwoch' },
      },
    ]);
    expect(JSON.stringify((await history('', customer(caseId))).body)).not.toMatch(/Wiedervorlage|Notartermin/);
    const own = await harness.call('GET', `/bgo_identifications_portal/${caseId}`, { as: customer(caseId) });
    expect(JSON.stringify(own.body)).not.toMatch(/followUp|Notartermin/);
  });

  it('keeps its reason sealed, and nothing once the case is erased', async () => {
    await set();
    expect(JSON.stringify(await record())).not.toContain('Notartermin');
    await harness.eraseCase(caseId);
    expect(await record()).toMatchObject({ followUpAt: null, followUps: [] });
  });

  it.each([
    ['today', { ...body, day: '2026-03-02' }],
    ['more than a year ahead', { ...body, day: '2027-03-03' }],
    ['without a reason', { ...body, reason: ' ' }],
    ['a day that does not exist', { ...body, day: '2026-02-30' }],
    ['nothing', {}],
  ])('is refused: %s', async (_what, given) => {
    expect((await set(given)).status).toBe(422);
    expect((await record()).followUpAt).toBeNull();
  });

  it('belongs to clerks, and to the owner of a case', async () => {
    for (const as of [customer(caseId), staff('ROLE_AUDITOR'), staff('ROLE_USER_ADMIN')]) {
      expect((await set(body, as)).status).toBe(403);
      expect((await clear(as)).status).toBe(403);
    }
    await harness.setSnapshot(caseId, { owner: 'somebody' });
    expect((await set()).body).toMatchObject({ state: 'taken' });
    expect((await details()).availableCommands).not.toContain('followUp');
  });

  it.each([
    [130, 204],
    [425, 204],
    [216, 409],
    [430, 409],
    [900, 410],
  ] as const)('at %i: %i', async (status, expected) => {
    await harness.setSnapshot(caseId, { status });
    expect((await set()).status).toBe(expected);
  });

  it('of a case that nobody has is not found', async () => {
    const answer = await harness.call('PUT', '/bgo_identifications_portal/9999/followUp', { as: clerk, body });
    expect(answer.status).toBe(404);
  });
});
