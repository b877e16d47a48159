import { join } from 'node:path';
import { bundleWorkflows } from '../bundle.js';
import { CaseHarness, clerk } from './testing/case-harness.fake.js';
import { order, untilForm } from './testing/case-journeys.fake.js';
import { readTestServer } from './testing/test-server.js';

const { TEMPORAL_ADDRESS: address } = readTestServer();
const onServer = address ? describe : describe.skip;
const quiet = { trace() {}, debug() {}, info() {}, warn() {}, error() {}, log() {} };

onServer('a hand-over without an answer, on a real Temporal server', () => {
  let harness: CaseHarness;
  beforeAll(async () => {
    const bundle = await bundleWorkflows(join(__dirname, '../workflows.workflow.ts'), quiet);
    harness = await CaseHarness.open(address!, bundle);
  });
  afterAll(() => harness?.close());

  test('a provider that idles: who waits gets that answer, the step continues under its key', async () => {
    const one = await untilForm(harness, { answerMs: 1_500 });
    one.services.transfersIdle = true;
    const { attempt } = one.snapshot;
    expect(await order(one)).toMatchObject({ state: 'idle_timeout' });
    expect(one.snapshot).toMatchObject({ status: 218, startState: null, running: 'order', attempt: attempt + 1 });
    expect(await order(one, null)).toMatchObject({ state: 'idle_timeout' });
    expect(one.snapshot.attempt).toBe(attempt + 2);
    one.services.transfersIdle = false;
    await one.reaches(220);
    expect([one.services.count('transfer'), one.services.count('evaluateHold')]).toEqual([1, 1]);
    expect(await order(one, null)).toEqual({ kind: 'status' });
  });

  test('an order that attaches to a run in the background gets its outcome', async () => {
    const one = await untilForm(harness, { answerMs: 5_000 });
    one.services.transfersIdle = true;
    await order(one);
    one.services.silent.add('transferCase');
    await one.until('an attempt under way', () => one.services.waiting.has('transferCase'));
    const again = await one.accepted(`order:${one.snapshot.attempt}`, { name: 'order', form: null });
    one.services.transfersIdle = false;
    one.services.silent.delete('transferCase');
    expect(await again.result()).toEqual({ kind: 'submitted' });
  });

  test('a provider that refuses for good: the bank sees it and may release again', async () => {
    const one = await untilForm(harness);
    one.services.transfers = ['rejected'];
    expect(await order(one)).toEqual({ kind: 'status' });
    expect(one.snapshot).toMatchObject({ status: 218, running: null, startState: null, attention: 'transfer_failed' });
    expect(await one.send(`release:${one.snapshot.attempt}`, { name: 'release' }, clerk)).toEqual({
      kind: 'submitted',
    });
    expect(one.snapshot).toMatchObject({ status: 220, attention: 'none' });
  });

  test('an abort of a hand-over in the background starts no other attempt and cancels', async () => {
    const one = await untilForm(harness, { answerMs: 1_500 });
    one.services.transfersIdle = true;
    await order(one);
    await one.send('abort', { name: 'abort' });
    await one.until('the cancellation', () => one.services.count('cancel') === 1);
    expect(one.services.count('transfer')).toBe(0);
  });

  test('the fault of a step pauses it, and an order ends the pause', async () => {
    const one = await untilForm(harness, { answerMs: 1_500 });
    one.services.transfersFail = true;
    expect(await order(one)).toMatchObject({ state: 'idle_timeout' });
    await one.until('the attention', () => one.snapshot.attention === 'provider_unresponsive');
    one.services.transfersFail = false;
    expect(await order(one, null)).toEqual({ kind: 'submitted' });
    expect(one.snapshot).toMatchObject({ status: 220, attention: 'none' });
  });
});
