import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { StringValueSchema } from '@bufbuild/protobuf/wkt';
import { ServiceFault } from '../../bus/service-fault.js';
import { until } from '../../testing/until.fake.js';
import type { Attempt } from '../claim-effect.js';
import type { EffectRecords } from '../effect-records.js';
import { createOperationStore } from '../stored-result.js';

type Records = () => EffectRecords;

const operation = (key: string = randomUUID(), requestHash = 'h', caseId = 'c1') => ({ key, requestHash, caseId });

function storeOver(recordsOf: Records) {
  return (options: { leaseMs?: number; waitMs?: number } = {}) =>
    createOperationStore({ records: recordsOf(), ...options });
}

function codeOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => 'no fault',
    (error: unknown) => (error instanceof ServiceFault ? error.code : error),
  );
}

/** What the strategy "stored result" must do; run against the fake and against MongoDB. */
export function operationStoreSuite(recordsOf: Records): void {
  keepsResults(recordsOf);
  hasOneEffect(recordsOf);
  repeatsAttempts(recordsOf);
  erasesCases(recordsOf);
}

function keepsResults(recordsOf: Records): void {
  const store = storeOver(recordsOf);
  test('the second request gets the stored result', async () => {
    const operations = store();
    const op = operation();
    const work = jest.fn(async (attempt: Attempt) => ({ account: 'A1', attempt: attempt.number }));
    expect(await operations.runOnce(op, work)).toEqual({ account: 'A1', attempt: 1 });
    expect(await operations.runOnce(op, work)).toEqual({ account: 'A1', attempt: 1 });
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('a stored protobuf message equals the original', async () => {
    const operations = store();
    const op = operation();
    await operations.runOnceMessage(StringValueSchema, op, async () => ({ value: 'ä' }));
    expect(
      (await operations.runOnceMessage(StringValueSchema, op, () => Promise.reject(new Error('not again')))).value,
    ).toBe('ä');
  });

  test('the same key with another request is a conflict', async () => {
    const operations = store();
    const { key } = operation();
    await operations.runOnce(operation(key, 'h1'), async () => 1);
    expect(await codeOf(operations.runOnce(operation(key, 'h2'), async () => 2))).toBe('conflict');
  });
}

function hasOneEffect(recordsOf: Records): void {
  const store = storeOver(recordsOf);
  test('twenty concurrent requests have one effect and one answer', async () => {
    const op = operation();
    let effects = 0;
    const results = await Promise.all(
      Array.from({ length: 20 }, () =>
        store({ waitMs: 10_000 }).runOnce(op, async () => {
          await pause(50);
          effects += 1;
          return `effect ${effects}`;
        }),
      ),
    );
    expect([effects, new Set(results).size]).toEqual([1, 1]);
  });

  test('a running attempt excludes others for longer than its lease', async () => {
    const op = operation();
    // Long enough that a busy machine extends it in time.
    const lease = { leaseMs: 3_000 };
    const finish = Promise.withResolvers<void>();
    const slow = store(lease).runOnce(op, async () => {
      await finish.promise;
      return 'slow';
    });
    const leaseUntil = async () => (await recordsOf().find(op.key))?.leaseUntil.getTime() ?? 0;
    await until('the claim', async () => (await leaseUntil()) > 0);
    const claimed = await leaseUntil();
    await until('an extension', async () => (await leaseUntil()) > claimed);
    expect(await codeOf(store({ ...lease, waitMs: 50 }).runOnce(op, async () => 'second'))).toBe('in-progress');
    finish.resolve();
    expect(await slow).toBe('slow');
  });
}

function repeatsAttempts(recordsOf: Records): void {
  const store = storeOver(recordsOf);
  test('a failed attempt is repeated at once and marked as repeated', async () => {
    const operations = store();
    const op = operation();
    await expect(operations.runOnce(op, () => Promise.reject(new Error('provider away')))).rejects.toThrow(
      'provider away',
    );
    expect(await operations.runOnce(op, async (attempt) => attempt)).toEqual({ number: 2, repeated: true });
  });

  test('an attempt whose lease ended is taken over, and cannot store its result afterwards', async () => {
    const records = recordsOf();
    const op = operation();
    const dead = {
      ...op,
      state: 'started',
      attempt: 1,
      leaseOwner: 'dead',
      leaseUntil: new Date(Date.now() + 100),
      result: null,
      expiresAt: null,
    } as const;
    expect(await records.insert(dead)).toBe(true);
    expect(await store({ waitMs: 20_000 }).runOnce(op, async (attempt) => attempt)).toEqual({
      number: 2,
      repeated: true,
    });
    expect(await records.complete({ key: op.key, owner: 'dead' }, '"late"')).toBe(false);
    expect(await records.extend({ key: op.key, owner: 'dead' }, new Date())).toBe(false);
  });
}

function erasesCases(recordsOf: Records): void {
  const store = storeOver(recordsOf);
  test('an erased case keeps no result, and its operations do not run again', async () => {
    const operations = store();
    const caseId = randomUUID();
    const op = operation(randomUUID(), 'h', caseId);
    await operations.runOnce(op, async () => 'result');
    await operations.runOnce(operation(randomUUID(), 'h', 'another'), async () => 'stays');
    expect(await operations.eraseCase(caseId)).toBe(1);
    expect(await operations.eraseCase(caseId)).toBe(0);
    expect(await codeOf(operations.runOnce(op, async () => 'again'))).toBe('erased');
    expect((await recordsOf().find(op.key))?.result).toBeNull();
  });
}
