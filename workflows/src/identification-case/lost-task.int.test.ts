import { join } from 'node:path';
import { mailFailedSignal } from '@kontor/workflow-contract/identification-case.contract';
import type { Worker } from '@temporalio/worker';
import { bundleWorkflows } from '../bundle.js';
import { readTestServer } from './testing/test-server.js';
import { CaseHarness, type HarnessCase } from './testing/case-harness.fake.js';
import { untilForm } from './testing/case-journeys.fake.js';
import { WorkerLine } from './testing/worker-line.fake.js';

const { TEMPORAL_ADDRESS: address } = readTestServer();
const onServer = address ? describe : describe.skip;
const quiet = { trace() {}, debug() {}, info() {}, warn() {}, error() {}, log() {} };

/** The case's own activities run in its workflow tasks, so their effects come before the task is recorded. */
onServer('a workflow task that is lost after it has projected, on a real Temporal server', () => {
  let harness: CaseHarness;
  let line: WorkerLine;
  let lost: readonly Worker[] = [];
  let bundle: { code: string };

  beforeAll(async () => {
    bundle = await bundleWorkflows(join(__dirname, '../workflows.workflow.ts'), quiet);
    line = await WorkerLine.to(address!);
    harness = await CaseHarness.open(address!, bundle, line.address);
  });
  afterAll(async () => {
    await harness?.close();
    // The lost workers may report what nobody takes any more, and end.
    line?.mend();
    lost.forEach((worker) => worker.shutdown());
    line?.close();
  });

  const linesOf = (one: HarnessCase, cause: string) => one.services.lines.filter((entry) => entry.cause === cause);

  test('another change comes first: both are projected, each once, and the command is answered', async () => {
    const one = await untilForm(harness);
    one.services.answersLost = true;
    const aborting = one.send('abort', { name: 'abort' });
    await one.until('the projection of a task under way', () => linesOf(one, 'abort').length === 1);
    line.cut();
    lost = await harness.replaceWorkers(bundle, address!);
    // Recorded before the task is repeated, so it is the first of that task.
    await one.handle.signal(mailFailedSignal, { mailId: `${one.caseId}:1:0` });
    one.services.answersLost = false;
    expect(await aborting).toEqual({ kind: 'done' });
    expect(one.snapshot).toMatchObject({ status: 350, attention: 'mail_failed' });
    expect(linesOf(one, 'abort').map(({ mails }) => mails)).toEqual([['aborted']]);
    const numbers = one.services.lines.map(({ seq }) => seq);
    expect(numbers).toEqual([...new Set(numbers)]);
    await one.until('the end', () => one.services.seqs.at(-1)! > linesOf(one, 'abort')[0]!.seq);
  }, 120_000);
});
