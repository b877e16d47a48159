import { caseStatus } from '@kontor/domain/case/case-status';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { commandRefused, retryNowSignal } from '@kontor/workflow-contract/identification-case.contract';
import { WorkflowNotFoundError, WorkflowUpdateFailedError } from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import { bundleWorkflows } from '../bundle.js';
import { readTestServer } from './testing/test-server.js';
import { CaseHarness, clerk, type HarnessCase } from './testing/case-harness.fake.js';
import { form, identify, order, untilForm, wholeJourney } from './testing/case-journeys.fake.js';

const { TEMPORAL_ADDRESS: address } = readTestServer();
const onServer = address ? describe : describe.skip;
const quiet = { trace() {}, debug() {}, info() {}, warn() {}, error() {}, log() {} };

onServer('a case on a real Temporal server', () => {
  let harness: CaseHarness;
  beforeAll(async () => {
    const bundle = await bundleWorkflows(join(__dirname, '../workflows.workflow.ts'), quiet);
    harness = await CaseHarness.open(address!, bundle);
  });
  afterAll(() => harness?.close());

  /** The order is a line of its own, at 210. */
  const statusesOf = (one: HarnessCase) =>
    one.services.lines.filter((line) => line.type === 'bgo').map((line) => Number(line.status));

  const refusal = async (command: Promise<unknown>): Promise<unknown> => {
    const error = await command.then(
      () => undefined,
      (failure: unknown) => failure,
    );
    if (!(error instanceof WorkflowUpdateFailedError) || !(error.cause instanceof ApplicationFailure)) throw error;
    expect(error.cause.type).toBe(commandRefused);
    return error.cause.details?.[0];
  };

  test('the journey of a GmbH to 430: one effect of each kind, ordered sequence numbers, a small history', async () => {
    const one = await wholeJourney(harness);
    expect(statusesOf(one)).toEqual([0, 110, 130, 210, 210, 218, 220, 240, 310, 410, 430]);
    for (const effect of ['transfer', 'parties', 'account', 'girocard'])
      expect([effect, one.services.count(effect)]).toEqual([effect, 1]);
    expect(one.services.count('startIdentification')).toBe(2);
    expect(one.services.lines.flatMap((line) => line.mails)).toEqual([
      'verification',
      'orderReceived',
      'identityCheck',
      'identityCheck',
      'successful',
      'accountReady',
    ]);
    const numbers = one.services.lines.map((line) => line.seq);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    // A final status continues as new: the first run has the journey, the second waits for the archive.
    const first = await harness.client.workflow.getHandle(one.handle.workflowId, one.firstRunId).fetchHistory();
    expect(first.events!.length).toBeLessThan(300);
    process.stdout.write(`history of the journey: ${first.events!.length} events\n`);
    const second = await one.secondRun();
    expect(second.events!.length).toBeLessThan(20);
    const timer = second.events!.find((event) => event.timerStartedEventAttributes);
    const seconds = Number(timer!.timerStartedEventAttributes!.startToFireTimeout!.seconds);
    expect(seconds).toBeGreaterThan(364.9 * 86_400);
    expect(seconds).toBeLessThanOrEqual(365 * 86_400);
    expect(await refusal(one.send('late', { name: 'takeOver' }, clerk))).toMatchObject({
      reason: 'illegal',
      status: 430,
    });
  });

  test('with a short policy to 900: sealed, erased, key destroyed and runs deleted by the shredder', async () => {
    const one = await wholeJourney(harness, { archiveAfterMs: 500 });
    await one.reaches(900);
    await one.handle.result();
    await one.until('the key', () => one.services.keyDestroyed);
    expect(one.services.count('seal')).toBe(1);
    expect(one.services.erased).toBe(true);
    // Both runs and the core banking steps are deleted from Temporal.
    const runs = harness.client.workflow;
    const query = `WorkflowId = '${one.handle.workflowId}' OR WorkflowId STARTS_WITH '${one.handle.workflowId}/'`;
    // The shredder looks again after 2, 6, 14, 30 and 62 s: Temporal deletes asynchronously.
    await harness.until(async () => (await runs.count(query)).count === 0, 120_000);
    await expect(one.handle.describe()).rejects.toThrow(WorkflowNotFoundError);
  });

  test('hold, release, mismatch, continue', async () => {
    const one = await untilForm(harness);
    one.services.hold = { findings: true, rejectedBefore: false };
    expect(await order(one)).toEqual({ kind: 'status' });
    expect(one.snapshot).toMatchObject({ status: 213, wasOnHold: true, running: null });
    one.services.matches = [{ kind: 'mismatch', compared: 'functionaries', findingRef: 'f1' }];
    const mismatch = { kind: 'interrupted', state: 'interrupted_functionaries_mismatch', findingRef: 'f1' };
    expect(await one.send(`release:${one.snapshot.round}`, { name: 'release' }, clerk)).toEqual(mismatch);
    expect(await order(one, null)).toEqual(mismatch);
    const resolved = { name: 'continue', kind: 'functionaries', form: form(2), resolution: 'r', abort: false } as const;
    expect(await one.send(`continue:${one.snapshot.attempt}`, resolved)).toEqual({ kind: 'submitted' });
    expect(one.snapshot.status).toBe(220);
    expect(one.services.count('transfer')).toBe(1);
  });

  test('an abort works while a provider does not respond, and the order returns', async () => {
    const one = await untilForm(harness);
    one.services.silent.add('transferCase');
    const ordering = order(one);
    await one.until('the transfer', () => one.snapshot.status === caseStatus.transferring);
    expect(
      await refusal(
        one.send('c', { name: 'continue', kind: 'functionaries', form: form(2), resolution: 'r', abort: false }),
      ),
    ).toMatchObject({ reason: 'busy', status: 218 });
    expect(await one.send('abort', { name: 'abort' })).toEqual({ kind: 'done' });
    expect(await ordering).toEqual({ kind: 'status' });
    one.services.silent.delete('transferCase');
    await one.until('the cancellation', () => one.services.count('cancel') === 1);
    expect(one.snapshot.status).toBe(350);
  });

  test('twenty concurrent equal orders: one effect, one answer', async () => {
    const one = await untilForm(harness);
    const attempt = one.snapshot.attempt;
    const command = { name: 'order', form: form() } as const;
    // Ten with the same id and ten with different ids, which attach to the running order. Temporal accepts ten at a time.
    const ids = Array.from({ length: 20 }, (_, n) => (n % 2 ? `order:${attempt}` : `order:${attempt}:${n}`));
    const answers = await Promise.all(ids.map((id) => again(() => one.send(id, command))));
    for (const answer of answers) expect(['submitted', 'status']).toContain(answer.kind);
    expect(answers.filter((answer) => answer.kind === 'submitted').length).toBeGreaterThan(0);
    expect(one.services.count('transfer')).toBe(1);
  });

  /** Repeats a call that the server refused because too many updates were in flight. */
  async function again<T>(attempt: () => Promise<T>): Promise<T> {
    for (let n = 0; ; n += 1) {
      try {
        return await attempt();
      } catch (error) {
        if (n > 30 || !/exhausted|too many|in-flight/i.test(String((error as Error).cause ?? error))) throw error;
        await pause(50 + n * 20);
      }
    }
  }

  test('repeated or reordered events do not change the outcome', async () => {
    const one = await untilForm(harness);
    await order(one);
    const ids = ['a', 'b', 'c', 'b', 'a', 'c', 'a'];
    await Promise.all(ids.map((id) => one.sendProviderEvent(id)));
    await identify(one);
    await Promise.all(ids.map((id) => one.sendProviderEvent(id)));
    await one.isQuiet();
    expect(statusesOf(one)).toEqual([0, 110, 130, 210, 210, 218, 220, 240, 310]);
  });

  test('commands that the status forbids are refused and write nothing', async () => {
    const one = await untilForm(harness);
    const known = one.services.lines.length;
    expect(await refusal(one.send('t', { name: 'takeOver' }, clerk))).toMatchObject({ reason: 'illegal', status: 210 });
    expect(await refusal(one.send('r', { name: 'release' }, clerk))).toMatchObject({ reason: 'illegal', status: 210 });
    expect(one.services.lines.length).toBe(known);
  });

  test('a command is answered after its change is projected', async () => {
    const one = await untilForm(harness);
    one.services.projectionFails = true;
    const aborting = one.send('abort', { name: 'abort' });
    let answered = false;
    void aborting.then(() => {
      answered = true;
    });
    await one.until('the failed projection', () => one.services.failedProjections.has(350));
    expect(answered).toBe(false);
    one.services.projectionFails = false;
    await aborting;
    expect(one.snapshot.status).toBe(350);
  });

  test('a background effect starts after its change is projected', async () => {
    const one = await untilForm(harness);
    one.services.silent.add('transferCase');
    const ordering = order(one);
    await one.reaches(218);
    one.services.projectionFails = true;
    one.services.silent.delete('transferCase');
    await one.until('the projection of 220', () => one.services.failedProjections.has(220));
    expect([one.services.count('startIdentification'), one.services.count('fetchState')]).toEqual([0, 0]);
    one.services.projectionFails = false;
    expect(await ordering).toEqual({ kind: 'submitted' });
    await one.until('the checks', () => one.services.count('startIdentification') === 2);
  });

  test('the draft expires a whole window after the last save', async () => {
    const one = await untilForm(harness, { draftWindowMs: 800 });
    const savedAt = Date.now() + 600;
    one.services.savedAt = savedAt;
    await one.reaches(440);
    expect(one.services.lines.at(-1)!.at).toBeGreaterThanOrEqual(savedAt + 800);
  });

  test('a poll repairs lost webhooks', async () => {
    const one = await untilForm(harness, { pollMs: 300 });
    await order(one);
    one.services.state = { ...one.services.state, business: 'documents_missing' };
    await one.reaches(230);
  });

  test('retryNow ends the pause after a non-retryable fault', async () => {
    const one = await untilForm(harness);
    one.services.identificationsRefused = true;
    await order(one);
    await one.until('the attention', () => one.snapshot.attention === 'provider_unresponsive');
    one.services.identificationsRefused = false;
    // Each effect pauses for 15 minutes; the second may start its pause later than the first.
    await harness.until(async () => {
      await one.handle.signal(retryNowSignal);
      return one.services.count('startIdentification') === 2;
    });
    await one.until('the all-clear', () => one.snapshot.attention === 'none');
    await identify(one);
  });

  test('support fix ends the automation; later events change facts only', async () => {
    const one = await untilForm(harness);
    await order(one);
    await one.send(`supportFix:${one.snapshot.round}`, { name: 'supportFix' }, clerk);
    one.services.state = { ...one.services.state, business: 'fraud' };
    await one.sendProviderEvent();
    await one.until('the attention', () => one.snapshot.attention === 'late_provider_result');
    expect(one.snapshot).toMatchObject({ status: 305, automationEnded: true });
    await one.until('the end of the checks', () => one.services.count('cancelChecks') === 1);
  });

  test('a long history continues as new with the whole state', async () => {
    const one = await untilForm(harness);
    await order(one);
    const runId = (await one.handle.describe()).runId;
    const now = () => one.handle.describe();
    // The number of history events per signal depends on how many signals a busy worker handles in one task.
    for (let round = 0; (await now()).runId === runId && (await now()).historyLength <= 1_000; round += 1)
      await Promise.all(Array.from({ length: 10 }, (_, n) => one.sendProviderEvent(`${round}-${n}`)));
    // The run continues as new once nothing is pending.
    await harness.until(async () => (await now()).runId !== runId);
    await identify(one);
    expect(statusesOf(one)).toEqual([0, 110, 130, 210, 210, 218, 220, 240, 310]);
    expect(await order(one)).toEqual({ kind: 'status' });
  });
});
