import { caseIdOf } from '@kontor/domain/case/case-id';
import { clock, customer, staff, startPortalHarness, type PortalHarness } from '../../testing/portal-harness.js';

const clerk = staff('ROLE_ADMIN');

describe('reports', () => {
  let harness: PortalHarness;
  beforeEach(async () => {
    harness = await startPortalHarness();
    for (const [id, status] of [
      ['1001', 310],
      ['1002', 310],
      ['1003', 216],
    ] as const) {
      await harness.openCase(caseIdOf(id), status);
      await harness.project(caseIdOf(id), { status, cause: 'test' });
    }
  });
  afterEach(() => harness.close());

  const search = (body: object, as = clerk) => harness.call('POST', '/reportingSummarySearch', { as, body });
  const counts = (body: Record<string, unknown>) =>
    (body['numberOfIdentificationsPerStatus'] as Record<string, number>[]).map((row) => [
      row['statusNumber'],
      row['numberOfIdentifications'],
      row['numberOfIdentificationsNowArchived'],
    ]);

  it('count the cases that were projected, by status', async () => {
    const all = (await harness.call('GET', '/reportingSummaryAll', { as: clerk })).body;
    expect(counts(all)).toEqual([
      [216, 1, 0],
      [310, 2, 0],
    ]);
    expect((await search({})).body).toEqual(all);
    expect(all['failures']).toEqual([{ label: 'Übertragung abgelehnt', count: 1 }]);
  });

  it('count those that fit the filter', async () => {
    expect(counts((await search({ legalForms: ['EK'] })).body)).toEqual([]);
    expect(counts((await search({ legalForms: ['GMBH', 'EK'] })).body)).toHaveLength(2);
    expect(counts((await search({ dateFrom: '2026-03-03' })).body)).toEqual([]);
    expect(counts((await search({ dateFrom: '2026-03-02', dateTo: '2026-03-02' })).body)).toHaveLength(2);
  });

  it('count an archived case under the status before, by its month', async () => {
    await harness.project(caseIdOf('1003'), { status: 900, cause: 'archive' });
    await harness.eraseCase(caseIdOf('1003'));
    expect(counts((await search({ dateFrom: '2026-03-20' })).body)).toEqual([[216, 0, 1]]);
  });

  it('keep the days to the account and the German month of an archived case when they are rebuilt', async () => {
    const time = clock.now;
    const caseId = caseIdOf('1004');
    // In Germany it is the first of April already.
    clock.now = Date.UTC(2026, 2, 31, 22, 30);
    await harness.openCase(caseId, 110);
    await harness.project(caseId, { status: 130, cause: 'confirmEmail' });
    clock.now += 3 * 86_400_000;
    await harness.project(caseId, { status: 430, cause: 'finish' });
    await harness.project(caseId, { status: 900, cause: 'archive' });
    const april = { dateFrom: '2026-04-01' };
    const before = (await search(april)).body;
    await harness.eraseCase(caseId);
    await harness.handlers.rebuildReports({ after: '1003', limit: 9 } as never, {} as never);
    clock.now = time;
    expect([before['medianDaysToAccount'], counts(before)]).toEqual([3, [[430, 0, 1]]]);
    expect((await search(april)).body).toEqual(before);
  });

  it('come as CSV', async () => {
    const answer = await harness.call('POST', '/reportingSummarySearch.csv', { as: clerk, body: {}, raw: true });
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=AuswertungExport.csv');
    expect(answer.text).toContain('"310";"Bereit";"2";"0";"2"');
  });

  it('refuse a wrong filter and other roles', async () => {
    expect((await search({ dateFrom: '1.1.2026' })).status).toBe(422);
    for (const as of [customer(caseIdOf('1001')), staff('ROLE_USER_ADMIN'), staff('ROLE_INSTANCE_ADMIN')]) {
      expect((await search({}, as)).status).toBe(403);
      expect((await harness.call('GET', '/reportingSummaryAll', { as })).status).toBe(403);
      expect((await harness.call('POST', '/reportingSummarySearch.csv', { as, body: {} })).status).toBe(403);
    }
  });

  it('are the same when they are rebuilt', async () => {
    const before = (await search({})).body;
    const later = await harness.handlers.rebuildReports({ after: '', limit: 2 } as never, {} as never);
    expect(later).toEqual({ count: 2, next: '1002' });
    expect(await harness.handlers.rebuildReports({ after: '1002', limit: 2 } as never, {} as never)).toEqual({
      count: 1,
    });
    expect((await search({})).body).toEqual(before);
  });
});
