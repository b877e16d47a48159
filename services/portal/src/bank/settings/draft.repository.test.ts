import { draftSuite } from './testing/draft.repository.suite.js';
import { createFakeDraftRepository } from './testing/draft.repository.fake.js';

describe('the drafts in memory', () => {
  it.each(draftSuite)('$name', async ({ run }) => {
    await expect(run(createFakeDraftRepository())).resolves.toBeUndefined();
  });
});
