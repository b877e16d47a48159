import { configurationContract } from './testing/configuration.repository.contract.js';
import { createFakeConfigurationRepository } from './testing/configuration.repository.fake.js';

describe('the configuration in memory', () => {
  it.each(configurationContract)('$name', async ({ run }) => {
    await expect(run(createFakeConfigurationRepository())).resolves.toBeUndefined();
  });
});
