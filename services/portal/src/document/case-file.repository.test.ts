import { caseFileRepositoryContract } from './case-file.repository.contract.js';
import { createFakeCaseFileRepository } from './case-file.repository.fake.js';

describe('file records in memory', () => {
  it.each(caseFileRepositoryContract)('$name', async ({ run }) => {
    await expect(run(createFakeCaseFileRepository())).resolves.toBeUndefined();
  });
});
