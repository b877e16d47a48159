import { caseIdOf } from '@kontor/domain/case/case-id';
import { newCaseRecord } from '../../case/case-record/case-record.js';
import { createFakeCaseRepository } from '../../case/case-record/testing/case.repository.fake.js';
import { createHoldOnOrder } from './hold-on-order.js';

const caseId = caseIdOf('1001');
const facts = { accountId: 'a', legalForm: 'GMBH', companyName: 'Firma', createdByBerater: false, kontoId: '1' };

it('keeps the fields of the rules that matched with the case, each once', async () => {
  const cases = createFakeCaseRepository();
  await cases.insert(newCaseRecord({ _id: caseId, createdAt: 1, ...facts }));
  const one = { class: 1, consolidatedValue: 'x' } as const;
  const found = [
    { business: { legalForm: one }, people: { 0: { age: one }, 1: { age: one } } },
    { business: {}, people: { 0: { nationality: one } } },
    { business: {}, people: {} },
  ];
  for (const findings of found) {
    const evaluation = { findings, found: true, rejectedBefore: false };
    const hold = createHoldOnOrder({
      cases,
      readVersion: async () => ({}) as never,
      evaluateHold: async () => evaluation,
    });
    expect(await hold(caseId, 1)).toBe(evaluation);
  }
  expect((await cases.find(caseId))?.holdRules).toEqual(['legalForm', 'age', 'nationality']);
  const without = createHoldOnOrder({
    cases,
    readVersion: async () => null,
    evaluateHold: () => Promise.reject(new Error('not asked')),
  });
  expect(await without(caseId, 2)).toBeNull();
});
