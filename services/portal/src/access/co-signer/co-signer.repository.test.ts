import { createFakeCoSignerRepository } from './testing/co-signer.repository.fake.js';
import { coSignerSuite } from './testing/co-signer.repository.suite.js';

describe('the links of co-signers in memory', () => {
  it.each(coSignerSuite)('$name', async ({ run }) => {
    await expect(run(createFakeCoSignerRepository())).resolves.toBeUndefined();
  });
});
