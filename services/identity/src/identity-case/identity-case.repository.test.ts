import { identityCasesContract } from './testing/identity-case.repository.contract.js';
import { createFakeIdentityCases } from './testing/identity-case.repository.fake.js';

describe('cases in memory', () => {
  const cases = createFakeIdentityCases();
  identityCasesContract(() => cases);
});
