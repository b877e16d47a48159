import { caseIdOf, type CaseId } from '@kontor/domain/case/case-id';
import { sampleApplication } from '@kontor/domain/application/sample-application';
import type { CallOptions } from '../../testing/harness-client.js';
import {
  clock,
  completeForm,
  customer,
  staff,
  startPortalHarness,
  type PortalHarness,
} from '../../testing/portal-harness.js';

const admin = staff('ROLE_INSTANCE_ADMIN');
const path = '/hold_rules_dry_runs';
const dayMs = 86_400_000;
const gmbh = { business: { legalForm: ['GMBH'] } };
const industry = { business: { industry: ['MINING'] } };
const economy = { business: { economyReportScore: '> 250' } };

interface Run {
  readonly id: string;
  readonly state: string;
  readonly counts: Readonly<Record<string, number>>;
}

describe('a dry run of hold rules', () => {
  let harness: PortalHarness;
  const started = clock.now;
  beforeEach(async () => {
    harness = await startPortalHarness();
    harness.settings['kycNowOrderEconomyReportShort'] = true;
  });
  afterEach(() => {
    clock.now = started;
    return harness.close();
  });

  const call = (method: string, of = path, options: CallOptions = {}) =>
    harness.call(method, of, { as: admin, ...options });
  const start = (rules: unknown, as = admin) => call('POST', path, { as, body: { rules } });
  const last = async () => ((await call('GET')).body as unknown as readonly Run[])[0];
  const cases = (id: string, group: string, page = 1) => call('GET', `${path}/${id}/cases?group=${group}&page=${page}`);

  async function ended(): Promise<Run> {
    for (;;) {
      const run = await last();
      if (run !== undefined && run.state !== 'running') return run;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  async function order(id: string, at = clock.now, firstOrderedAt: number | null = at): Promise<CaseId> {
    const caseId = caseIdOf(id);
    await harness.openCase(caseId, 220, { firstOrderedAt });
    const now = clock.now;
    clock.now = at;
    const stored = await harness.applications.readStored(caseId);
    await harness.applications.frozen.freeze(caseId, {
      application: { ...sampleApplication, people: completeForm().people },
      registration: stored!.registration,
      product: { kontoId: '1', productNumber: '', conditionNumber: '', girocardProductNumber: '' },
      documents: [],
      orderCheckboxes: {},
    });
    clock.now = now;
    return caseId;
  }

  const report = (caseId: CaseId, score: number) =>
    harness.core.findings.record({
      ...{ caseId, findingId: 'economy', kind: 'economyReport', personId: null },
      content: Buffer.from(JSON.stringify({ score, riskQuota: 1 })),
    });

  it('compares the given rules with the present ones, and lists cases with names that are read now', async () => {
    await order('1001');
    harness.settings['simplePutOnHoldConfig'] = industry;
    const answer = await start(gmbh);
    expect([answer.status, answer.body]).toEqual([
      201,
      expect.objectContaining({ state: 'running', startedBy: 'Clara Ehrlich', total: null, rules: gmbh }),
    ]);
    const run = await ended();
    expect(run).toMatchObject({
      ...{ state: 'finished', total: 1, done: 1, isCut: false, rules: gmbh },
      counts: { presentOnly: 0, newOnly: 1, both: 0, neither: 0, reportMissing: 0 },
      endedAt: new Date(clock.now).toISOString(),
      removedAt: new Date(clock.now + 7 * dayMs).toISOString(),
    });
    expect((await cases(run.id, 'newOnly')).body).toEqual({
      rows: [{ caseId: '1001', companyName: 'Lindenhof Gartenbau GmbH', presentRules: [], newRules: ['legalForm'] }],
      total: 1,
    });
    expect((await cases(run.id, 'both')).body).toEqual({ rows: [], total: 0 });
  });

  it('goes by the reports that are kept, and asks no provider', async () => {
    await report(await order('1001'), 300);
    await report(await order('1002'), 200);
    await order('1003');
    await start(economy);
    const run = await ended();
    expect(run.counts).toEqual({ presentOnly: 0, newOnly: 1, both: 0, neither: 1, reportMissing: 1 });
    expect((await cases(run.id, 'reportMissing')).body).toMatchObject({ rows: [{ caseId: '1003' }] });
    expect(harness.process.effects).toEqual([]);
  });

  it('ignores rules on reports that the bank does not order', async () => {
    await order('1001');
    harness.settings['kycNowOrderEconomyReportShort'] = false;
    await start(economy);
    expect((await ended()).counts).toMatchObject({ neither: 1, reportMissing: 0 });
  });

  it('counts an earlier rejection as it was at the order', async () => {
    const caseId = await order('1001');
    const { version } = (await harness.core.cases.find(caseId))!;
    await harness.core.cases.change(caseId, version, { holdRules: ['earlierRejection', 'age'] });
    await start({});
    const run = await ended();
    expect((await cases(run.id, 'both')).body).toMatchObject({
      rows: [{ presentRules: ['earlierRejection'], newRules: ['earlierRejection'] }],
    });
  });

  it('covers orders of 90 days, and neither erased nor hidden cases', async () => {
    await order('1001', clock.now - 90 * dayMs);
    await order('1002', clock.now - 90 * dayMs - 1);
    await order('1003', clock.now, null);
    await harness.eraseCase(await order('1004'));
    const hidden = await order('1005');
    await harness.setSnapshot(hidden, { hidden: true });
    await start(gmbh);
    const run = await ended();
    expect(run.counts).toMatchObject({ newOnly: 1 });
    expect((await cases(run.id, 'newOnly')).body).toMatchObject({ rows: [{ caseId: '1001' }], total: 1 });
  });

  it('forgets a case that is erased, and all after 7 days', async () => {
    const caseId = await order('1001');
    await start(gmbh);
    const { id } = await ended();
    await harness.eraseCase(caseId);
    expect((await cases(id, 'newOnly')).body).toEqual({ rows: [], total: 1 });
    clock.now += 7 * dayMs;
    expect(await last()).toBeUndefined();
    expect((await cases(id, 'newOnly')).status).toBe(404);
  });

  it('runs once at a time, can be cancelled, and is replaced then', async () => {
    await order('1001');
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const found = jest.spyOn(harness.applications.frozen, 'newestSince').mockImplementationOnce(async () => {
      await held;
      return [];
    });
    const first = (await start(gmbh)).body as unknown as Run;
    const second = await start(industry);
    expect([second.status, second.body['detail'] ?? second.body['message']]).toEqual([
      409,
      expect.stringContaining('Es läuft schon ein Probelauf.'),
    ]);
    const cancelled = await call('POST', `${path}/${first.id}/cancel`);
    expect([cancelled.status, cancelled.body['state']]).toEqual([200, 'cancelled']);
    goOn();
    expect((await start(industry)).status).toBe(201);
    expect(found).toHaveBeenCalledTimes(2);
    expect((await call('POST', `${path}/${first.id}/cancel`)).status).toBe(404);
    const run = await ended();
    expect(run).toMatchObject({ state: 'finished', counts: { neither: 1 }, rules: industry });
    expect((await call('POST', `${path}/${run.id}/cancel`)).body['state']).toBe('finished');
  });

  it.each([
    ['no rules', {}],
    ['a wrong age', { rules: { people: { '*': { age: 'jung' } } } }],
    ['more than rules', { rules: {}, days: 7 }],
  ])('is refused: %s', async (_what, body) => {
    expect((await call('POST', path, { body })).status).toBe(422);
    expect(await last()).toBeUndefined();
  });

  it('is refused for a group or page that does not exist', async () => {
    await start({});
    const { id } = await ended();
    for (const query of ['', '?group=all', '?group=both&page=0'])
      expect((await call('GET', `${path}/${id}/cases${query}`)).status).toBe(422);
  });

  it.each([
    [null, 401],
    [customer(caseIdOf('1001')), 403],
    [staff('ROLE_ADMIN'), 403],
    [staff('ROLE_AUDITOR'), 403],
    [staff('ROLE_ROOT', 'ROLE_INSTANCE_ADMIN'), 201],
  ])('%# belongs to those who change the rules', async (as, status) => {
    const isAllowed = status === 201;
    expect((await call('POST', path, { as, body: { rules: {} } })).status).toBe(status);
    const reads = [
      await call('GET', path, { as }),
      await call('GET', `${path}/x/cases?group=both`, { as }),
      await call('POST', `${path}/x/cancel`, { as }),
    ].map((answer) => answer.status);
    expect(reads).toEqual(isAllowed ? [200, 404, 404] : [status, status, status]);
  });
});
