import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { commandRefused, tryAgainSignal } from '@kontor/workflow-contract/identification-case.contract';
import { WorkflowNotFoundError, WorkflowUpdateFailedError } from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import { bundleWorkflows } from '../bundle.js';
import { readTestServer } from '../config.js';
import { CaseStage, clerk, type StagedCase } from './case-stage.fake.js';
import { form, identify, order, toForm, wholeWay } from './case-ways.fake.js';

const { TEMPORAL_ADDRESS: address } = readTestServer();
const onServer = address ? describe : describe.skip;
const quiet = { trace() {}, debug() {}, info() {}, warn() {}, error() {}, log() {} };

jest.setTimeout(60_000);

onServer('a case on a real Temporal server', () => {
  let stage: CaseStage;
  beforeAll(async () => {
    const bundle = await bundleWorkflows(join(__dirname, '../workflows.workflow.ts'), quiet);
    stage = await CaseStage.open(address!, bundle);
  });
  afterAll(() => stage?.close());

  const statusesOf = (one: StagedCase) =>
    one.world.lines.filter((line) => line.type === 'bgo').map((line) => Number(line.status));

  const refusal = async (command: Promise<unknown>): Promise<unknown> => {
    const error = await command.then(
      () => undefined,
      (failure: unknown) => failure,
    );
    if (!(error instanceof WorkflowUpdateFailedError) || !(error.cause instanceof ApplicationFailure)) throw error;
    expect(error.cause.type).toBe(commandRefused);
    return error.cause.details?.[0];
  };

  test('the whole way of a GmbH to 430: one effect of each kind, numbers without a gap, a small history', async () => {
    const one = await wholeWay(stage);
    expect(statusesOf(one)).toEqual([0, 110, 130, 210, 218, 220, 240, 310, 410, 430]);
    for (const effect of ['transfer', 'parties', 'account', 'girocard'])
      expect([effect, one.world.count(effect)]).toEqual([effect, 1]);
    expect(one.world.count('startIdentification')).toBe(2);
    expect(one.world.lines.flatMap((line) => line.mails)).toEqual([
      'verification',
      'identityCheck',
      'identityCheck',
      'successful',
      'accountReady',
    ]);
    const numbers = one.world.lines.map((line) => line.seq);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    // The final status continues as new: the first run holds the way, the second waits for the archive.
    const first = await stage.client.workflow.getHandle(one.handle.workflowId, one.firstRunId).fetchHistory();
    expect(first.events!.length).toBeLessThan(300);
    process.stdout.write(`history of the way: ${first.events!.length} events\n`);
    const second = await one.secondRun();
    expect(second.events!.length).toBeLessThan(20);
    // With the regular policy the archive stands in Temporal a year from now.
    const timer = second.events!.find((event) => event.timerStartedEventAttributes);
    const seconds = Number(timer!.timerStartedEventAttributes!.startToFireTimeout!.seconds);
    expect(seconds).toBeGreaterThan(364.9 * 86_400);
    expect(seconds).toBeLessThanOrEqual(365 * 86_400);
    expect(await refusal(one.give('late', { name: 'takeOver' }, clerk))).toEqual({ reason: 'illegal', status: 430 });
  });

  test('with a short policy to 900: sealed, erased, and its key destroyed by a workflow of its own', async () => {
    const one = await wholeWay(stage, { archiveAfterMs: 500 });
    await one.reaches(900);
    await one.handle.result();
    await one.until('the key', () => one.world.keyDestroyed);
    expect(one.world.count('seal')).toBe(1);
    expect(one.world.erased).toBe(true);
    // Both runs and the steps into the core bank are deleted from Temporal.
    const runs = stage.client.workflow;
    const query = `WorkflowId = '${one.handle.workflowId}' OR WorkflowId STARTS_WITH '${one.handle.workflowId}/'`;
    for (let n = 0; (await runs.count(query)).count > 0 && n < 200; n += 1) await pause(200);
    expect((await runs.count(query)).count).toBe(0);
    await expect(one.handle.describe()).rejects.toThrow(WorkflowNotFoundError);
  });

  test('hold, release, mismatch, continue', async () => {
    const one = await toForm(stage);
    one.world.hold = { findings: true, again: false };
    expect(await order(one)).toEqual({ kind: 'status' });
    expect(one.snapshot).toMatchObject({ status: 213, wasOnHold: true, running: null });
    one.world.matches = [{ kind: 'mismatch', findingRef: 'f1' }];
    const mismatch = { kind: 'interrupted', state: 'interrupted_functionaries_mismatch', findingRef: 'f1' };
    expect(await one.give(`release:${one.snapshot.round}`, { name: 'release' }, clerk)).toEqual(mismatch);
    expect(await order(one, null)).toEqual(mismatch);
    const resolved = { name: 'continue', kind: 'functionaries', form: form(2), abort: false } as const;
    expect(await one.give(`continue:${one.snapshot.attempt}`, resolved)).toEqual({ kind: 'submitted' });
    expect(one.snapshot.status).toBe(220);
    expect(one.world.count('transfer')).toBe(1);
  });

  test('a provider that idles: the case stays at 218, and the next order resumes', async () => {
    const one = await toForm(stage);
    one.world.transfers = ['idle'];
    expect(await order(one)).toMatchObject({ state: 'idle_timeout' });
    expect(one.snapshot).toMatchObject({ status: 218, startState: 'idle_timeout' });
    expect(await order(one, null)).toEqual({ kind: 'submitted' });
    expect(one.world.count('evaluateHold')).toBe(1);
  });

  test('an abort works while a provider hangs, and the order learns of it', async () => {
    const one = await toForm(stage);
    one.world.hangs = true;
    const ordering = order(one);
    await one.until('the transfer', () => one.snapshot.status === 218);
    expect(
      await refusal(one.give('c', { name: 'continue', kind: 'functionaries', form: form(2), abort: false })),
    ).toEqual({ reason: 'busy', status: 218 });
    expect(await one.give('abort', { name: 'abort' })).toEqual({ kind: 'done' });
    expect(await ordering).toEqual({ kind: 'status' });
    one.world.hangs = false;
    await one.until('the cancellation', () => one.world.count('cancel') === 1);
    expect(one.snapshot.status).toBe(350);
  });

  test('twenty equal orders at once: one effect, one answer', async () => {
    const one = await toForm(stage);
    const attempt = one.snapshot.attempt;
    const command = { name: 'order', form: form() } as const;
    // Ten under the same id, ten with ids of their own: those attach to what runs. Temporal takes ten at a time.
    const ids = Array.from({ length: 20 }, (_, n) => (n % 2 ? `order:${attempt}` : `order:${attempt}:${n}`));
    const answers = await Promise.all(ids.map((id) => again(() => one.give(id, command))));
    for (const answer of answers) expect(['submitted', 'status']).toContain(answer.kind);
    expect(answers.filter((answer) => answer.kind === 'submitted').length).toBeGreaterThan(0);
    expect(one.world.count('transfer')).toBe(1);
  });

  /** Repeats what the server turned away because too many updates were in flight. */
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

  test('events that come twice or shuffled change nothing in the outcome', async () => {
    const one = await toForm(stage);
    await order(one);
    const ids = ['a', 'b', 'c', 'b', 'a', 'c', 'a'];
    await Promise.all(ids.map((id) => one.tell(id)));
    await identify(one);
    await Promise.all(ids.map((id) => one.tell(id)));
    await pause(300);
    expect(statusesOf(one)).toEqual([0, 110, 130, 210, 218, 220, 240, 310]);
  });

  test('commands the status forbids are refused and leave nothing behind', async () => {
    const one = await toForm(stage);
    const known = one.world.lines.length;
    expect(await refusal(one.give('t', { name: 'takeOver' }, clerk))).toEqual({ reason: 'illegal', status: 210 });
    expect(await refusal(one.give('r', { name: 'release' }, clerk))).toEqual({ reason: 'illegal', status: 210 });
    expect(one.world.lines.length).toBe(known);
  });

  test('an answer waits until the read side knows', async () => {
    const one = await toForm(stage);
    one.world.isBlind = true;
    const aborting = one.give('abort', { name: 'abort' });
    let answered = false;
    void aborting.then(() => {
      answered = true;
    });
    await pause(500);
    expect(answered).toBe(false);
    one.world.isBlind = false;
    await aborting;
    expect(one.snapshot.status).toBe(350);
  });

  test('what nobody waits for begins once the read side knows what asked for it', async () => {
    const one = await toForm(stage);
    one.world.hangs = true;
    const ordering = order(one);
    await one.reaches(218);
    one.world.isBlind = true;
    one.world.hangs = false;
    await one.until('the projection of 220', () => one.world.missed.has(220));
    expect([one.world.count('startIdentification'), one.world.count('fetchState')]).toEqual([0, 0]);
    one.world.isBlind = false;
    expect(await ordering).toEqual({ kind: 'submitted' });
    await one.until('the checks', () => one.world.count('startIdentification') === 2);
  });

  test('a window that runs out: the draft expires a whole window after the last save', async () => {
    const one = await toForm(stage, { draftWindowMs: 800 });
    one.world.savedAt = Date.now() + 600;
    await pause(900);
    expect(one.snapshot.status).toBe(210);
    await one.reaches(440);
  });

  test('a poll repairs lost webhooks', async () => {
    const one = await toForm(stage, { pollMs: 300 });
    await order(one);
    one.world.state = { ...one.world.state, business: 'documents_missing' };
    await one.reaches(230);
  });

  test('what stands still after a fault goes on at once when operations ask for it', async () => {
    const one = await toForm(stage);
    one.world.refuses = true;
    await order(one);
    await one.until('the attention', () => one.snapshot.attention === 'provider_stuck');
    one.world.refuses = false;
    // Left alone each would pause for a quarter of an hour; the second may come to its pause later than the first.
    for (let n = 0; one.world.count('startIdentification') < 2 && n < 100; n += 1) {
      await one.handle.signal(tryAgainSignal);
      await pause(100);
    }
    expect(one.world.count('startIdentification')).toBe(2);
    await one.until('the all-clear', () => one.snapshot.attention === 'none');
    await identify(one);
  });

  test('support fix ends the automation; what comes later changes facts only', async () => {
    const one = await toForm(stage);
    await order(one);
    await one.give(`supportFix:${one.snapshot.round}`, { name: 'supportFix' }, clerk);
    one.world.state = { ...one.world.state, business: 'fraud' };
    await one.tell();
    await one.until('the attention', () => one.snapshot.attention === 'late_provider_verdict');
    expect(one.snapshot).toMatchObject({ status: 305, automationEnded: true });
  });

  test('a long history continues as new and forgets nothing', async () => {
    const one = await toForm(stage);
    await order(one);
    const runId = (await one.handle.describe()).runId;
    const now = () => one.handle.describe();
    // How many events a piece of news leaves depends on how many of them a busy worker takes at once.
    for (let round = 0; (await now()).runId === runId && (await now()).historyLength <= 1_000; round += 1)
      await Promise.all(Array.from({ length: 10 }, (_, n) => one.tell(`${round}-${n}`)));
    // The run hands over once nothing is under way any more.
    while ((await now()).runId === runId) await pause(100);
    await identify(one);
    expect(statusesOf(one)).toEqual([0, 110, 130, 210, 218, 220, 240, 310]);
    expect(await order(one)).toEqual({ kind: 'status' });
  });
});
