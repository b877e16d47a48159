import { createFakePairingRepository } from './testing/pairing.repository.fake.js';
import { pairingSuite } from './testing/pairing.repository.suite.js';

describe('the pairings of devices in memory', () => {
  it.each(pairingSuite)('$name', async ({ run }) => {
    await expect(run(createFakePairingRepository())).resolves.toBeUndefined();
  });
});
