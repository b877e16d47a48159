import { identityCasesContract } from './identity-case.repository.contract.js';
import { createFakeIdentityCases } from './identity-case.repository.fake.js';

describe('cases in memory', () => {
  const cases = createFakeIdentityCases();
  identityCasesContract(() => cases);
});
