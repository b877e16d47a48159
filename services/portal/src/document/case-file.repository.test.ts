import { caseFileRepositoryContract } from './testing/case-file.repository.contract.js';
import { createFakeCaseFileRepository } from './testing/case-file.repository.fake.js';

describe('file records in memory', () => {
  it.each(caseFileRepositoryContract)('$name', async ({ run }) => {
    await expect(run(createFakeCaseFileRepository())).resolves.toBeUndefined();
  });
});
