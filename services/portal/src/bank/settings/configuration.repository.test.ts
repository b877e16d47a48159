import { configurationSuite } from './testing/configuration.repository.suite.js';
import { createFakeConfigurationRepository } from './testing/configuration.repository.fake.js';

describe('the configuration in memory', () => {
  it.each(configurationSuite)('$name', async ({ run }) => {
    await expect(run(createFakeConfigurationRepository())).resolves.toBeUndefined();
  });
});
