import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Clerk } from '../support/clerk.js';
import { unknownCompany } from '../support/company.js';
import { createdTwice, ledger, setCaseFault } from '../support/sandbox.js';
import { supervisor } from '../support/supervisor.js';
import { until } from '../support/until.js';
import { bringToReady } from '../support/whole-way.js';

const blind = `--import=${pathToFileURL(resolve('tests/chaos/blind-look-up.mjs')).href}`;

/** tests/api/lost-answers.test.ts has the adapter as it is. */
describe('lost answers of the core bank', () => {
  afterAll(() => supervisor.restart('core-banking', { NODE_OPTIONS: '' }));

  test('the ledger shows an adapter that repeats without looking up', async () => {
    const applicant = await bringToReady(unknownCompany());
    const clerk = await Clerk.login();
    await clerk.takeOver(applicant.caseId);
    await supervisor.restart('core-banking', { NODE_OPTIONS: blind });
    await setCaseFault('core-banking', applicant.caseId, {
      mode: 'execute-and-timeout',
      times: 1,
      match: 'POST /persons',
    });
    await clerk.pass(applicant.caseId);
    const twice = await until(
      async () => {
        const found = await createdTwice('core-banking', applicant.caseId);
        return found.length > 0 ? found : undefined;
      },
      { what: 'a party that was created twice', timeoutMs: 90_000 },
    );
    expect(twice[0]?.count).toBeGreaterThan(1);
    expect((await ledger('core-banking', applicant.caseId)).effects.length).toBeGreaterThan(1);
  });
});
