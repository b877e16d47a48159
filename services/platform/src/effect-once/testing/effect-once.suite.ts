import { randomUUID } from 'node:crypto';
import { claimEffect } from '../claim-effect.js';
import { onceByClaimedLookUp } from '../claimed-look-up.js';
import type { ClaimedLookUp } from '../claimed-look-up.js';
import type { EffectRecords } from '../effect-records.js';
import { onceByLookUp } from '../look-up.js';
import { createOperationStore } from '../stored-result.js';
import { createFakeLedger } from './provider-ledger.fake.js';
import type { FakeLedger } from './provider-ledger.fake.js';

type Records = () => EffectRecords;
type Strategy = (ledger: FakeLedger, reference: string) => Promise<string>;

const timing = { claimMs: 200, callMs: 100, pauseMs: 10 };
/** A claim outlasts the test: whoever waits for its end fails. */
const claimedForLong = { ...timing, claimMs: 600_000 };

/** What every strategy of effect-once must do, as far as it protects; run against the fake and against MongoDB. */
export function effectOnceSuite(recordsOf: Records): void {
  const storedResult: Strategy = (ledger, reference) =>
    createOperationStore({ records: recordsOf(), waitMs: 10_000 }).runOnce(
      { key: reference, requestHash: 'h', caseId: 'c' },
      () => ledger.create(reference),
    );
  const lookUp: Strategy = (ledger, reference) =>
    onceByLookUp({ find: () => ledger.find(reference), create: () => ledger.create(reference) });
  const claimedLookUp: Strategy = (ledger, reference) =>
    onceByClaimedLookUp(recordsOf(), claimed(ledger, reference), claimedForLong);
  describe.each([
    ['stored result', storedResult],
    ['look-up', lookUp],
    ['claimed look-up', claimedLookUp],
  ])('%s', (_name, strategy) => everyStrategy(strategy));
  describe.each([
    ['stored result', storedResult],
    ['claimed look-up', claimedLookUp],
  ])('%s', (_name, strategy) => concurrent(strategy));
  test.each([
    ['look-up', 'answer-lost', lookUp],
    ['claimed look-up', 'answer-lost', claimedLookUp],
    ['claimed look-up', 'late', claimedLookUp],
  ] as const)('%s finds an effect whose answer was lost (%s)', async (_name, fault, strategy) => {
    const [ledger, reference] = [createFakeLedger(), randomUUID()];
    ledger.fail(fault);
    expect(await strategy(ledger, reference)).toBe(`${reference}#1`);
    expect(ledger.effects).toHaveLength(1);
  });
  describe('claimed look-up', () => claimedLookUps(recordsOf));
}

function claimed(ledger: FakeLedger, reference: string): ClaimedLookUp<string> {
  return {
    caseId: 'c',
    reference,
    find: () => ledger.find(reference),
    create: () => ledger.create(reference),
    deadline: Date.now() + 20_000,
  };
}

function everyStrategy(strategy: Strategy): void {
  test('creates once for any number of requests, with one answer', async () => {
    const [ledger, reference] = [createFakeLedger(), randomUUID()];
    const first = await strategy(ledger, reference);
    expect([await strategy(ledger, reference), await strategy(ledger, reference)]).toEqual([first, first]);
    expect(ledger.effects).toEqual([reference]);
  });

  test('repeats at once a creation that never reached the provider', async () => {
    const [ledger, reference] = [createFakeLedger(), randomUUID()];
    ledger.fail('unreachable');
    await expect(strategy(ledger, reference)).rejects.toMatchObject({ code: 'provider-unavailable' });
    await strategy(ledger, reference);
    expect(ledger.effects).toHaveLength(1);
  });
}

function concurrent(strategy: Strategy): void {
  test('twenty concurrent requests create once, with one answer', async () => {
    const [ledger, reference] = [createFakeLedger(), randomUUID()];
    const answers = await Promise.all(Array.from({ length: 20 }, () => strategy(ledger, reference)));
    expect([ledger.effects.length, new Set(answers).size]).toEqual([1, 1]);
  });
}

function claimedLookUps(recordsOf: Records): void {
  const setUp = () => {
    const [ledger, reference] = [createFakeLedger(), randomUUID()];
    /** Claims the reference; returns until when. */
    const claim = async (forMs = timing.claimMs) => {
      const until = new Date(Date.now() + forMs);
      await claimEffect(recordsOf(), { key: reference, requestHash: '', caseId: 'c' }, { now: new Date(), until });
      return until;
    };
    const once = (change: Partial<ClaimedLookUp<string>> = {}) =>
      onceByClaimedLookUp(recordsOf(), { ...claimed(ledger, reference), ...change }, timing);
    return { ledger, reference, claim, once };
  };

  test('after a process killed during its call it waits for the effect instead of repeating it', async () => {
    const { ledger, reference, claim, once } = setUp();
    await claim(claimedForLong.claimMs);
    let looks = 0;
    const find = async () => {
      looks += 1;
      // The call of the killed process is still running at the provider.
      if (looks === 3) await ledger.create(reference);
      return ledger.find(reference);
    };
    expect(await once({ find })).toBe(`${reference}#1`);
    expect(ledger.effects).toHaveLength(1);
  });

  test('after a process killed before its call it creates when the claim has ended', async () => {
    const { ledger, claim, once } = setUp();
    const until = await claim();
    await once();
    expect(Date.now()).toBeGreaterThanOrEqual(until.getTime());
    expect(ledger.effects).toHaveLength(1);
  });

  test('no answer and no effect is a fault, and nothing is created until the claim has ended', async () => {
    const { ledger, once } = setUp();
    ledger.fail('silent');
    await expect(once()).rejects.toMatchObject({ code: 'outcome-unknown', retryable: true });
    await once();
    expect(ledger.effects).toHaveLength(1);
  });

  test('a caller without time left gets a retryable fault', async () => {
    const { claim, once } = setUp();
    await claim(claimedForLong.claimMs);
    await expect(once({ deadline: Date.now() + 50 })).rejects.toMatchObject({ code: 'in-progress', retryable: true });
  });

  // Proves that these tests can fail: an adapter whose look-up finds nothing.
  test('with a look-up that finds nothing it creates twice', async () => {
    const { ledger, once } = setUp();
    await once({ find: async () => null });
    await once({ find: async () => null });
    expect(ledger.effects).toHaveLength(2);
  });
}
