import { createFakeDryRunRepository } from './testing/dry-run.repository.fake.js';
import { dryRunSuite } from './testing/dry-run.repository.suite.js';

describe('dry runs in memory', () => {
  it.each(dryRunSuite)('$name', async ({ run }) => {
    await expect(run(createFakeDryRunRepository())).resolves.toBeUndefined();
  });
});
