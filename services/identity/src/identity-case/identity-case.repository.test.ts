import { identityCasesSuite } from './testing/identity-case.repository.suite.js';
import { createFakeIdentityCases } from './testing/identity-case.repository.fake.js';

describe('cases in memory', () => {
  const cases = createFakeIdentityCases();
  identityCasesSuite(() => cases);
});
