import { readyToOrder } from '../support/applicant.js';
import { Clerk } from '../support/clerk.js';
import { unknownCompany } from '../support/company.js';
import { ledger } from '../support/sandbox.js';
import { bringToReady } from '../support/whole-way.js';

const times = Array.from({ length: 20 });

describe('the same command twenty times concurrently', () => {
  test('order: one transfer, one answer', async () => {
    const applicant = await readyToOrder(unknownCompany());
    const answers = await Promise.all(times.map(() => applicant.order()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { counts } = await ledger('banking', applicant.caseId);
    expect(counts.filter(({ count }) => count > 1)).toEqual([]);
  });

  test('staff command: one account, one answer', async () => {
    const applicant = await bringToReady(unknownCompany());
    const clerk = await Clerk.login();
    await clerk.takeOver(applicant.caseId);
    expect((await clerk.pass(applicant.caseId)).status).toBe(200);
    const answers = await Promise.all(times.map(() => clerk.createAccount(applicant.caseId)));
    const [first, ...others] = answers.map(({ status, body }) => ({ status, body }));
    expect(others).toEqual(others.map(() => first));
    expect(first?.status).toBe(200);
    const { counts } = await ledger('core-banking', applicant.caseId);
    expect(counts.filter(({ kind }) => kind === 'account')).toMatchObject([{ count: 1 }]);
  });
});
