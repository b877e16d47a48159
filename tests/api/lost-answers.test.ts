import { Clerk } from '../support/clerk.js';
import { unknownCompany } from '../support/company.js';
import { createdTwice, ledger, setCaseFault } from '../support/sandbox.js';
import { bringToReady, settle } from '../support/whole-way.js';

/** The core bank books but its answer is lost; it ignores operation keys, so only a look-up before the repeat helps. */
describe('lost answers of the core bank', () => {
  test('are looked up: parties, account and card exist once', async () => {
    const applicant = await bringToReady(unknownCompany());
    const { caseId } = applicant;
    await setCaseFault('core-banking', caseId, { mode: 'execute-and-timeout', times: 3, match: 'POST ' });
    await settle(await Clerk.login(), caseId);
    await applicant.reaches(430);
    const { calls } = await ledger('core-banking', caseId);
    expect(calls.filter(({ fault }) => fault === 'execute-and-timeout')).toHaveLength(3);
    expect(await createdTwice('core-banking', caseId)).toEqual([]);
  });
});
