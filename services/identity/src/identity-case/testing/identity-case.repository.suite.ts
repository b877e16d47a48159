import { type CaseId, caseIdOf } from '@kontor/domain/case/case-id';
import { personIdOf } from '@kontor/domain/person/person-id';
import { randomInt } from 'node:crypto';
import type { IdentityCases } from '../identity-case.js';

const person = { personId: personIdOf('p1'), required: true };

/** The engines keep what earlier runs wrote. */
const freshCaseId = (): CaseId => caseIdOf(String(randomInt(1_000_000_000)));

/** What every repository of cases must do; run against the fake and against MongoDB. */
export function identityCasesSuite(casesOf: () => IdentityCases): void {
  keepsCases(casesOf);
  keepsObjects(casesOf);
}

function keepsCases(casesOf: () => IdentityCases): void {
  test('a case accepts newer versions only', async () => {
    const [cases, caseId] = [casesOf(), freshCaseId()];
    expect(await cases.find(caseId)).toBeNull();
    expect(await cases.upsert({ caseId, version: 2, persons: [person] })).toEqual({
      caseId,
      version: 2,
      state: 'open',
      persons: [person],
    });
    expect(await cases.upsert({ caseId, version: 1, persons: [] })).toMatchObject({ version: 2, persons: [person] });
    expect(await cases.upsert({ caseId, version: 3, persons: [] })).toMatchObject({ version: 3, persons: [] });
  });

  test('twenty concurrent calls create one case', async () => {
    const [cases, caseId] = [casesOf(), freshCaseId()];
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => cases.upsert({ caseId, version: index + 1, persons: [] })),
    );
    expect(await cases.find(caseId)).toMatchObject({ state: 'open', version: 20 });
  });

  test('a cancelled case stays cancelled, also when it was cancelled before it was created', async () => {
    const cases = casesOf();
    const [started, fresh] = [freshCaseId(), freshCaseId()];
    await cases.upsert({ caseId: started, version: 1, persons: [person] });
    for (const caseId of [started, fresh]) {
      await cases.cancel(caseId);
      expect(await cases.upsert({ caseId, version: 2, persons: [person] })).toMatchObject({
        state: 'cancelled',
        version: 2,
      });
    }
  });

  test('the end of the checks is kept, and takes back no cancellation', async () => {
    const cases = casesOf();
    const [started, cancelled] = [freshCaseId(), freshCaseId()];
    for (const caseId of [started, cancelled]) await cases.upsert({ caseId, version: 1, persons: [person] });
    await cases.cancel(cancelled);
    for (const caseId of [started, cancelled]) await cases.cancelChecks(caseId);
    expect(await cases.upsert({ caseId: started, version: 2, persons: [] })).toMatchObject({
      state: 'checks_cancelled',
    });
    expect(await cases.find(cancelled)).toMatchObject({ state: 'cancelled' });
  });
}

function keepsObjects(casesOf: () => IdentityCases): void {
  test('the newest state of an object is kept, and each case has its own', async () => {
    const [cases, caseId, other] = [casesOf(), freshCaseId(), freshCaseId()];
    const object = {
      reference: `${caseId}:p1`,
      caseId,
      kind: 'person',
      providerId: 'per_1',
      personId: personIdOf('p1'),
      version: 1,
    } as const;
    await cases.storeObject(object);
    await cases.storeObject({ ...object, version: 2 });
    await cases.storeObject({ ...object, reference: caseId, kind: 'business', personId: null });
    await cases.storeObject({ ...object, reference: other, caseId: other });
    expect(await cases.object(object.reference)).toEqual({ ...object, version: 2 });
    expect((await cases.objects(caseId)).map(({ reference }) => reference)).toEqual([caseId, `${caseId}:p1`]);
  });

  test('an erased case leaves no documents', async () => {
    const [cases, caseId] = [casesOf(), freshCaseId()];
    await cases.upsert({ caseId, version: 1, persons: [person] });
    await cases.storeObject({
      reference: caseId,
      caseId,
      kind: 'business',
      providerId: 'biz_1',
      personId: null,
      version: 1,
    });
    await cases.erase(caseId);
    await cases.erase(caseId);
    expect([await cases.find(caseId), await cases.object(caseId), await cases.objects(caseId)]).toEqual([
      null,
      null,
      [],
    ]);
  });
}
