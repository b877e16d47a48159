import { caseFileRepositorySuite } from './testing/case-file.repository.suite.js';
import { createFakeCaseFileRepository } from './testing/case-file.repository.fake.js';

describe('file records in memory', () => {
  it.each(caseFileRepositorySuite)('$name', async ({ run }) => {
    await expect(run(createFakeCaseFileRepository())).resolves.toBeUndefined();
  });
});
