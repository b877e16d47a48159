import { createFakeCaseNumbers } from './testing/case-numbers.fake.js';
import { caseNumbersSuite } from './testing/case-numbers.suite.js';

describe('case numbers in memory', () => {
  it.each(caseNumbersSuite)('$name', async ({ run }) => {
    await expect(run(createFakeCaseNumbers())).resolves.toBeUndefined();
  });
});
