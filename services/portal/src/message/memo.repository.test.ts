import { memoRepositoryContract } from './memo.repository.contract.js';
import { createFakeMemoRepository } from './memo.repository.js';

describe('memos in memory', () => {
  it.each(memoRepositoryContract)('$name', async ({ run }) => {
    await expect(run(createFakeMemoRepository())).resolves.toBeUndefined();
  });
});
