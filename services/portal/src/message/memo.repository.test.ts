import { memoRepositoryContract } from './testing/memo.repository.contract.js';
import { createFakeMemoRepository } from './testing/memo.repository.fake.js';

describe('memos in memory', () => {
  it.each(memoRepositoryContract)('$name', async ({ run }) => {
    await expect(run(createFakeMemoRepository())).resolves.toBeUndefined();
  });
});
