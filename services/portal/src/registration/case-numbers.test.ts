import { createFakeCaseNumbers } from './testing/case-numbers.fake.js';
import { caseNumbersContract } from './testing/case-numbers.contract.js';

describe('case numbers in memory', () => {
  it.each(caseNumbersContract)('$name', async ({ run }) => {
    await expect(run(createFakeCaseNumbers())).resolves.toBeUndefined();
  });
});
