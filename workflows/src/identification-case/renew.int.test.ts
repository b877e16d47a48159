import { join } from 'node:path';
import { currentRevision } from '@kontor/domain/case/case-table';
import { bundleWorkflows } from '../bundle.js';
import { renewCases } from '../worker/renew-cases.js';
import { CaseHarness, clerk, type HarnessCase } from './testing/case-harness.fake.js';
import { order, untilForm } from './testing/case-journeys.fake.js';
import { nextRevision } from './testing/next-revision.fake.js';
import { readTestServer } from './testing/test-server.js';

const { TEMPORAL_ADDRESS: address } = readTestServer();
const onServer = address ? describe : describe.skip;
const quiet = { trace() {}, debug() {}, info() {}, warn() {}, error() {}, log() {} };
const nextRows = join(__dirname, 'testing/next-revision.fake.ts');

interface Request {
  request: string;
  readonly contextInfo: { readonly issuer: string };
}

/** Puts the rows of the next revision in the place of the present ones, but for the file that adds to them. */
const withNextRevision = {
  apply(compiler: { hooks: { normalModuleFactory: { tap(name: string, on: (factory: never) => void): void } } }) {
    compiler.hooks.normalModuleFactory.tap(
      'next revision',
      ({ hooks }: { hooks: { beforeResolve: { tap(name: string, on: (data: Request) => void): void } } }) => {
        hooks.beforeResolve.tap('next revision', (data) => {
          if (data.request.endsWith('/case-table.commands.js') && data.contextInfo.issuer !== nextRows)
            data.request = nextRows;
        });
      },
    );
  },
};

onServer('the next revision of the rules, on a real Temporal server', () => {
  let harness: CaseHarness;
  let atForm: HarnessCase;
  let transferred: HarnessCase;
  let unanswered: HarnessCase;

  beforeAll(async () => {
    const entry = join(__dirname, '../workflows.workflow.ts');
    harness = await CaseHarness.open(address!, await bundleWorkflows(entry, quiet));
    atForm = await untilForm(harness);
    transferred = await untilForm(harness);
    await order(transferred);
    unanswered = await untilForm(harness, { answerMs: 1_500 });
    unanswered.services.transfersIdle = true;
    await order(unanswered);
    await harness.restart(
      await bundleWorkflows(entry, quiet, (config) => ({
        ...config,
        plugins: [...(config.plugins ?? []), withNextRevision as never],
      })),
    );
  });
  afterAll(() => harness?.close());

  const takeOver = (one: HarnessCase) => one.send(`takeOver:${one.snapshot.round}`, { name: 'takeOver' }, clerk);
  const revisions = () => [atForm, transferred, unanswered].map((one) => one.snapshot.revision);

  test('a running case keeps its rules under new code until it is asked to renew them', async () => {
    await expect(takeOver(transferred)).rejects.toThrow();
    expect(revisions()).toEqual([currentRevision, currentRevision, currentRevision]);
  });

  test('every running case continues under the new rules with what it had, and is asked once', async () => {
    // The search attributes are written a moment after the run.
    await harness.until(async () => (await renewCases(harness.client, nextRevision)).count === 3);
    await harness.until(async () => (await renewCases(harness.client, nextRevision)).count === 0);
    expect(transferred.snapshot).toMatchObject({ status: 220, handedOver: true });
    await takeOver(transferred);
    expect(transferred.snapshot).toMatchObject({ status: 410, revision: nextRevision });
  });

  test('a hand-over that nobody answered continues under its key', async () => {
    expect(unanswered.snapshot).toMatchObject({ status: 218, running: 'order' });
    unanswered.services.transfersIdle = false;
    await unanswered.reaches(220);
    expect(unanswered.services.count('transfer')).toBe(1);
    expect(unanswered.snapshot.revision).toBe(nextRevision);
  });

  test('a draft is ordered under the new rules', async () => {
    expect(await order(atForm)).toEqual({ kind: 'submitted' });
    expect(atForm.snapshot).toMatchObject({ status: 220, revision: nextRevision });
  });
});
