import { caseIdOf } from '@kontor/domain/case/case-id';
import type { CaseId } from '@kontor/domain/case/case-id';
import { masterKeyFrom } from '@kontor/platform/crypto/case-keys';
import { createKeyRing } from '@kontor/platform/crypto/sealed-box';
import { CaseKeyGone, createCaseKeys } from './case-keys.js';
import { createFakeCaseKeyRepository } from './testing/case-keys.repository.fake.js';

function setUp() {
  const kept = createFakeCaseKeyRepository();
  const asked: string[] = [];
  const repository = {
    ...kept,
    insert: (record: Parameters<typeof kept.insert>[0]) => {
      asked.push('insert');
      return kept.insert(record);
    },
    findMany: (caseIds: readonly CaseId[]) => {
      asked.push('findMany');
      return kept.findMany(caseIds);
    },
    find: (caseId: CaseId) => {
      asked.push('find');
      return kept.find(caseId);
    },
  };
  const clock = { now: 0 };
  const masters = createKeyRing(masterKeyFrom(Buffer.alloc(32, 1).toString('base64')));
  const keys = () => createCaseKeys({ repository, masters, now: () => clock.now });
  return { keys, asked, clock };
}

test('a new key is available at once', async () => {
  const { keys, asked } = setUp();
  const here = keys();
  await here.create(caseIdOf('17'));
  await here.create(caseIdOf('17'));
  const sealed = await here.seal(caseIdOf('17'), 'draft', 'Marlene');
  expect(String(await here.open(caseIdOf('17'), 'draft', sealed))).toBe('Marlene');
  expect(asked).toEqual(['insert']);
});

test('the keys of many cases are read at once, once, and none that was destroyed', async () => {
  const { keys, asked } = setUp();
  const [one, other] = [keys(), keys()];
  const ids = ['17', '18', '19'].map(caseIdOf);
  for (const id of ids) await one.create(id);
  const sealed = await one.seal(ids[1]!, 'draft', 'Marlene');
  await one.destroy(ids[2]!);
  asked.length = 0;
  expect([...(await other.prepare([...ids, caseIdOf('20')]))]).toEqual(ids.slice(0, 2));
  expect(String(await other.open(ids[1]!, 'draft', sealed))).toBe('Marlene');
  await other.prepare(ids.slice(0, 2));
  expect(asked).toEqual(['findMany']);
  await expect(other.dataKey(ids[2]!)).rejects.toBeInstanceOf(CaseKeyGone);
});

test('of concurrent creations the first key is kept', async () => {
  const { keys } = setUp();
  const [one, other] = [keys(), keys()];
  await one.create(caseIdOf('17'));
  const sealed = await one.seal(caseIdOf('17'), 'draft', 'Marlene');
  await other.create(caseIdOf('17'));
  expect(String(await other.open(caseIdOf('17'), 'draft', sealed))).toBe('Marlene');
});

test('a destroyed key is not created again', async () => {
  const { keys, clock } = setUp();
  const [one, other] = [keys(), keys()];
  await one.create(caseIdOf('17'));
  await other.destroy(caseIdOf('17'));
  clock.now += 30_001;
  await expect(one.create(caseIdOf('17'))).rejects.toBeInstanceOf(CaseKeyGone);
  await expect(other.create(caseIdOf('17'))).rejects.toBeInstanceOf(CaseKeyGone);
});
