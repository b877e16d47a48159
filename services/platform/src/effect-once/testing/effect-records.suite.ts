import { randomUUID } from 'node:crypto';
import type { EffectRecord, EffectRecords } from '../effect-records.js';

const effect = (changes: Partial<EffectRecord> = {}): EffectRecord => ({
  key: randomUUID(),
  requestHash: 'h',
  caseId: randomUUID(),
  state: 'started',
  attempt: 1,
  leaseOwner: 'first',
  leaseUntil: new Date(2_000),
  result: null,
  expiresAt: null,
  ...changes,
});
const at = (now: number, until = now + 1_000) => ({ now: new Date(now), until: new Date(until) });
const twenty = <T>(work: (index: number) => Promise<T>) => Promise.all(Array.from({ length: 20 }, (_, at) => work(at)));

/** What every store of effects must do; run against the fake and against MongoDB. */
export function effectRecordsSuite(recordsOf: () => EffectRecords): void {
  claims(recordsOf);
  endings(recordsOf);
}

function claims(recordsOf: () => EffectRecords): void {
  test('of twenty concurrent inserts of one key one succeeds', async () => {
    const record = effect();
    expect((await twenty(() => recordsOf().insert(record))).filter(Boolean)).toHaveLength(1);
    expect(await recordsOf().find(record.key)).toEqual(record);
  });

  test('a lease ends by its time, and of twenty takeovers one succeeds', async () => {
    const record = effect();
    await recordsOf().insert(record);
    expect(await recordsOf().takeOver({ key: record.key, owner: 'early' }, at(1_999))).toBeUndefined();
    const taken = await twenty((index) =>
      recordsOf().takeOver({ key: record.key, owner: `owner ${index}` }, at(2_000, 3_000)),
    );
    expect(taken.filter((one) => one !== undefined)).toMatchObject([{ attempt: 2, leaseUntil: new Date(3_000) }]);
  });

  test('only the owner of the lease extends, completes, releases or discards', async () => {
    const record = effect();
    const other = { key: record.key, owner: 'other' };
    await recordsOf().insert(record);
    expect([await recordsOf().extend(other, new Date()), await recordsOf().complete(other, 'x')]).toEqual([
      false,
      false,
    ]);
    await recordsOf().release(other, new Date(0));
    await recordsOf().discard(other);
    expect(await recordsOf().find(record.key)).toEqual(record);
  });
}

function endings(recordsOf: () => EffectRecords): void {
  test('a released effect can be taken over at once, a discarded one is new', async () => {
    const [released, discarded] = [effect(), effect()];
    for (const record of [released, discarded]) await recordsOf().insert(record);
    await recordsOf().release({ key: released.key, owner: 'first' }, new Date(0));
    await recordsOf().discard({ key: discarded.key, owner: 'first' });
    expect(await recordsOf().takeOver({ key: released.key, owner: 'next' }, at(1))).toMatchObject({ attempt: 2 });
    expect(await recordsOf().insert({ ...discarded, requestHash: 'another' })).toBe(true);
  });

  test('a completed effect keeps its result and is not taken over', async () => {
    const record = effect();
    await recordsOf().insert(record);
    expect(await recordsOf().complete({ key: record.key, owner: 'first' }, '"r"')).toBe(true);
    expect(await recordsOf().takeOver({ key: record.key, owner: 'next' }, at(9_000))).toBeUndefined();
    expect(await recordsOf().find(record.key)).toMatchObject({ state: 'done', result: '"r"' });
  });

  test('discarding a case deletes its effects and no others', async () => {
    const [mine, other] = [effect(), effect()];
    for (const record of [mine, other]) await recordsOf().insert(record);
    expect(await recordsOf().discardCase(mine.caseId)).toBe(1);
    expect([await recordsOf().insert(mine), await recordsOf().insert(other)]).toEqual([true, false]);
  });
}
