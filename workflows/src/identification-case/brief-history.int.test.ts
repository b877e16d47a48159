import { join } from 'node:path';
import { identificationCaseId, mailFailedSignal } from '@kontor/workflow-contract/identification-case.contract';
import { bundleWorkflows } from '../bundle.js';
import { readTestServer } from './testing/test-server.js';
import { CaseHarness, clerk, type HarnessCase } from './testing/case-harness.fake.js';
import { form, identify, order, untilForm } from './testing/case-journeys.fake.js';
import { byBank, ready } from './testing/journey-steps.fake.js';
import { recordedTasks } from './testing/recorded-tasks.fake.js';

const { TEMPORAL_ADDRESS: address } = readTestServer();
const onServer = address ? describe : describe.skip;
const quiet = { trace() {}, debug() {}, info() {}, warn() {}, error() {}, log() {} };

/** How long the portal waits for the acceptance of a command, ms. */
const acceptanceMs = 3_000;

onServer('what a case does within its tasks and together, on a real Temporal server', () => {
  let harness: CaseHarness;
  beforeAll(async () => {
    harness = await CaseHarness.open(
      address!,
      await bundleWorkflows(join(__dirname, '../workflows.workflow.ts'), quiet),
    );
  });
  afterAll(() => harness?.close());

  const pendingOf = async ({ handle }: HarnessCase) =>
    ((await handle.describe()).raw.pendingActivities ?? []).map(({ activityType, activityId }) => ({
      type: activityType?.name ?? '',
      id: activityId ?? '',
    }));
  const waitsFor = (one: HarnessCase, type: string) =>
    harness.until(async () => (await pendingOf(one)).some((pending) => pending.type === type));
  const statusIn = async ({ handle }: HarnessCase) => (await handle.describe()).searchAttributes['CaseStatus']?.[0];

  test('a portal that does not answer: a command is accepted in time, and the projection is shown as pending', async () => {
    const one = await untilForm(harness);
    one.services.silent.add('recordTransitions');
    await one.handle.signal(mailFailedSignal, { mailId: `${one.caseId}:1:0` });
    await one.until('a projection within a task', () => one.services.waiting.has('recordTransitions'));
    const from = Date.now();
    const ordering = await one.accepted('abort', { name: 'abort' });
    expect(Date.now() - from).toBeLessThan(acceptanceMs);
    await waitsFor(one, 'recordTransitions');
    one.services.silent.delete('recordTransitions');
    expect(await ordering.result()).toEqual({ kind: 'done' });
    expect(one.snapshot.status).toBe(350);
  });

  test('retries of a projection add no events', async () => {
    const one = await untilForm(harness);
    one.services.projectionFails = true;
    const aborting = one.send('abort', { name: 'abort' });
    await waitsFor(one, 'recordTransitions');
    const attempts = async () => Number((await one.handle.describe()).raw.pendingActivities?.[0]?.attempt ?? 0);
    const before = (await one.handle.describe()).historyLength;
    await harness.until(async () => (await attempts()) > 3);
    expect((await one.handle.describe()).historyLength).toBe(before);
    one.services.projectionFails = false;
    await aborting;
  });

  test('answers a command that is given again once what it did is projected', async () => {
    const one = await ready(harness);
    one.services.projectionFails = true;
    const takeOver = (commandId: string) => one.send(commandId, { name: 'takeOver' }, clerk);
    let isAnswered = false;
    const both = [takeOver('first'), takeOver('again').finally(() => (isAnswered = true))];
    await waitsFor(one, 'recordTransitions');
    const attempts = async () => Number((await one.handle.describe()).raw.pendingActivities?.[0]?.attempt ?? 0);
    await harness.until(async () => (await attempts()) > 3);
    expect(isAnswered).toBe(false);
    one.services.projectionFails = false;
    expect(await Promise.all(both)).toEqual([{ kind: 'done' }, { kind: 'done' }]);
    expect(one.snapshot.status).toBe(410);
  });

  test('asks the portal one thing at a time within its tasks, so that each replay comes to the same order', async () => {
    const one = await untilForm(harness);
    one.services.answerMs = 50;
    expect(await order(one, { ...form(), reports: [] })).toEqual({ kind: 'submitted' });
    await identify(one);
    expect(one.services.withinTasks.most).toBe(1);
  });

  test('projects what follows from a command once the command is recorded, and the rest within the task', async () => {
    const one = await ready(harness);
    await one.isQuiet();
    const before = recordedTasks(await one.handle.fetchHistory()).length;
    await byBank(one, { name: 'takeOver' });
    await one.handle.signal(mailFailedSignal, { mailId: `${one.caseId}:1:0` });
    await one.until('the attention', () => one.snapshot.attention === 'mail_failed');
    await one.isQuiet();
    const after = recordedTasks(await one.handle.fetchHistory()).slice(before);
    expect(after.map(({ acceptsUpdate, localActivities }) => [acceptsUpdate, localActivities])).toEqual([
      [true, []],
      [false, []],
      [false, ['recordTransitions']],
    ]);
  });

  test('hold rules without an answer: the order continues, and is answered in time', async () => {
    const one = await untilForm(harness, { answerMs: 4_000 });
    one.services.silent.add('evaluateHold');
    expect(await order(one)).toMatchObject({ state: 'idle_timeout' });
    one.services.silent.delete('evaluateHold');
    await one.reaches(220);
    expect([one.services.count('evaluateHold'), one.services.count('transfer')]).toEqual([1, 1]);
  });

  test('one check without an answer holds up neither the others nor the status that operations see', async () => {
    const one = await untilForm(harness);
    one.services.silent.add('startIdentification');
    await order(one);
    await waitsFor(one, 'startIdentification');
    await one.until('the state of the provider', () => one.services.count('fetchState') > 0);
    await harness.until(async () => (await statusIn(one)) === 220);
    one.services.silent.delete('startIdentification');
    await one.until('both checks', () => one.services.count('startIdentification') === 2);
    const mails = () => one.services.lines.flatMap((line) => line.mails).filter((mail) => mail === 'identityCheck');
    await one.until('both mails', () => mails().length === 2);
  });

  test('a booking that operations end is answered as failed, and can be given again', async () => {
    const one = await ready(harness);
    await byBank(one, { name: 'takeOver' });
    one.services.silent.add('bookParties');
    const booking = byBank(one, { name: 'passToCoreBanking', mode: 'KUNDE' });
    await waitsFor(one, 'bookParties');
    const { id } = (await pendingOf(one)).find(({ type }) => type === 'bookParties')!;
    await harness.client.workflowService.respondActivityTaskFailedById({
      namespace: harness.client.options.namespace,
      workflowId: identificationCaseId(one.caseId),
      activityId: id,
      failure: { message: 'ended by operations', applicationFailureInfo: { type: 'ended', nonRetryable: true } },
    });
    expect(await booking).toMatchObject({ kind: 'coreBankingFailed' });
    one.services.silent.delete('bookParties');
    expect(await byBank(one, { name: 'passToCoreBanking', mode: 'KUNDE' })).toMatchObject({ kind: 'coreBanking' });
    expect(one.snapshot.coreBanking.parties).toBe(true);
  });

  test('search attributes are those of the state once nobody waits, also in the run that waits for the archive', async () => {
    const one = await ready(harness);
    await harness.until(async () => (await statusIn(one)) === 310);
    await byBank(one, { name: 'takeOver' });
    await byBank(one, { name: 'finish', success: false });
    const run = await one.secondRun();
    const { searchAttributes } = await one.handle.describe();
    expect(searchAttributes).toMatchObject({ CaseStatus: [450], CasePhase: ['final'], WaitingFor: ['timer'] });
    expect(searchAttributes['DueAt']?.[0]).toEqual(new Date(one.snapshot.dueAt!));
    expect(run.events?.some((event) => event.upsertWorkflowSearchAttributesEventAttributes)).toBe(false);
  });
});
