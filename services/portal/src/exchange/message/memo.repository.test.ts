import { memoRepositorySuite } from './testing/memo.repository.suite.js';
import { createFakeMemoRepository } from './testing/memo.repository.fake.js';

describe('memos in memory', () => {
  it.each(memoRepositorySuite)('$name', async ({ run }) => {
    await expect(run(createFakeMemoRepository())).resolves.toBeUndefined();
  });
});
