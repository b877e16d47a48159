import { createFakeWindowCodeRepository } from './testing/window-code.repository.fake.js';
import { windowCodeSuite } from './testing/window-code.repository.suite.js';

describe('window codes in memory', () => {
  it.each(windowCodeSuite)('$name', async ({ run }) => {
    await expect(run(createFakeWindowCodeRepository())).resolves.toBeUndefined();
  });
});
