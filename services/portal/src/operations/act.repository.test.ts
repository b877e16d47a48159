import { actRepositoryContract } from './testing/act.repository.contract.js';
import { createFakeActRepository } from './testing/act.repository.fake.js';

describe('acts in memory', () => {
  it.each(actRepositoryContract)('$name', async ({ run }) => {
    await expect(run(createFakeActRepository())).resolves.toBeUndefined();
  });
});
