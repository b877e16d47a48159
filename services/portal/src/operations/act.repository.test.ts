import { actRepositoryContract } from './act.repository.contract.js';
import { createFakeActRepository } from './act.repository.js';

describe('acts in memory', () => {
  it.each(actRepositoryContract)('$name', async ({ run }) => {
    await expect(run(createFakeActRepository())).resolves.toBeUndefined();
  });
});
