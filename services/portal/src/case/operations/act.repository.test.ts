import { actRepositorySuite } from './testing/act.repository.suite.js';
import { createFakeActRepository } from './testing/act.repository.fake.js';

describe('acts in memory', () => {
  it.each(actRepositorySuite)('$name', async ({ run }) => {
    await expect(run(createFakeActRepository())).resolves.toBeUndefined();
  });
});
