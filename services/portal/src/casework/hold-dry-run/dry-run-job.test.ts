import { caseIdOf } from '@kontor/domain/case/case-id';
import { sampleApplication } from '@kontor/domain/application/sample-application';
import { newCaseRecord } from '../../case/case-record/case-record.js';
import { createFakeCaseRepository } from '../../case/case-record/testing/case.repository.fake.js';
import { baseSnapshot } from '../../testing/base-snapshot.js';
import { fakeSettings } from '../../testing/settings.fake.js';
import { aliveMs, createDryRunJob, type DryRunJobDeps } from './dry-run-job.js';
import { createDryRuns } from './read-dry-run.js';
import { createFakeDryRunRepository } from './testing/dry-run.repository.fake.js';

const facts = { accountId: 'a', legalForm: 'GMBH', companyName: 'Firma', createdByBerater: false, kontoId: '1' };
const rules = { business: { legalForm: ['GMBH' as const] } };

async function started(changes: Partial<DryRunJobDeps> = {}, orders = 7) {
  const clock = { now: Date.UTC(2026, 2, 2) };
  const now = () => clock.now;
  const cases = createFakeCaseRepository();
  const ids = Array.from({ length: orders }, (_, n) => caseIdOf(String(1001 + n)));
  const snapshot = { ...baseSnapshot, firstOrderedAt: 1 };
  for (const _id of ids) await cases.insert({ ...newCaseRecord({ _id, createdAt: 1, ...facts }), snapshot });
  const repository = createFakeDryRunRepository();
  const warnings: unknown[] = [];
  const read = jest.fn(async () => ({ application: sampleApplication }) as never);
  const frozen = {
    read,
    newestSince: async (_since: number, limit: number) =>
      ids.slice(0, limit).map((caseId) => ({ caseId, version: 1, frozenAt: clock.now })),
  } as unknown as DryRunJobDeps['applications']['frozen'];
  const job = createDryRunJob({
    core: { cases, findings: { ofCase: async () => [] } as never },
    applications: { frozen },
    settings: fakeSettings({}),
    logger: { warn: (about: unknown) => warnings.push(about) } as never,
    batchSize: 2,
    ...{ repository, now, ...changes },
  });
  const keys = { open: async () => Buffer.alloc(0), prepare: async () => new Set<never>() };
  const runs = createDryRuns({ repository, cases, keys, nameOf: async () => null, now });
  const last = async () => (await runs.list())[0];
  const end = async () => {
    for (let run = await last(); ; run = await last()) {
      if (run?.state !== 'running') return run;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  return { job, runs, repository, clock, read, warnings, last, end };
}

describe('the job of a dry run', () => {
  it('evaluates the newest orders up to the limit, and says that there are more', async () => {
    const { job, end } = await started({ maxOrders: 5 });
    await job.start(rules, 'a');
    expect(await end()).toMatchObject({ state: 'finished', total: 5, done: 5, isCut: true, counts: { newOnly: 5 } });
    const all = await started({ maxOrders: 7 });
    await all.job.start(rules, 'a');
    expect(await all.end()).toMatchObject({ total: 7, isCut: false, counts: { newOnly: 7 } });
  });

  it('keeps numbers of cases and names of rules, and nothing of the order', async () => {
    const { job, repository, clock, end } = await started();
    const { runId } = await job.start(rules, 'a');
    await end();
    const removeAt = clock.now + 7 * 86_400_000;
    const rest = { group: 'newOnly', presentRules: [], newRules: ['legalForm'], removeAt };
    expect(await repository.cases(runId, { group: 'newOnly', skip: 5, limit: 5 })).toEqual([
      { runId, caseId: '1006', position: 5, ...rest },
      { runId, caseId: '1007', position: 6, ...rest },
    ]);
  });

  it('stops at the next batch once it is cancelled', async () => {
    const { job, runs, read, end } = await started({}, 40);
    const { runId } = await job.start(rules, 'a');
    await runs.cancel(runId);
    await job.stop();
    expect((await end())?.state).toBe('cancelled');
    expect(read.mock.calls.length).toBeLessThanOrEqual(2);
  });

  it('ends as interrupted when its process stops', async () => {
    const { job, end } = await started({}, 40);
    await job.start(rules, 'a');
    await job.stop();
    expect(await end()).toMatchObject({ state: 'interrupted', endedAt: expect.any(String) as string });
  });

  it('is taken for interrupted when its process is silent, and gives way to another run', async () => {
    const { job, repository, clock, last, end } = await started();
    await job.start(rules, 'a');
    const finished = await end();
    const dead = { ...(await repository.newest(clock.now))!, runId: 'dead', state: 'running' } as const;
    await repository.start({ ...dead, startedAt: clock.now, aliveUntil: clock.now + aliveMs });
    expect((await last())?.state).toBe('running');
    await expect(job.start(rules, 'a')).rejects.toMatchObject({ code: 'dry-run-running' });
    clock.now += aliveMs;
    expect((await last())?.state).toBe('interrupted');
    await job.start(rules, 'a');
    expect(await end()).toMatchObject({ state: 'finished', counts: finished?.counts });
  });

  it('ends as failed when orders cannot be read, and says so in the log without them', async () => {
    const { job, read, end, warnings } = await started();
    read.mockRejectedValueOnce(new Error('no connection'));
    await job.start(rules, 'a');
    expect(await end()).toMatchObject({ state: 'failed' });
    expect(warnings).toEqual([{ err: expect.any(Error) as Error, runId: expect.any(String) as string }]);
  });
});
