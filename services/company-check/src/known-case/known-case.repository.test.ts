import { knownCasesContract } from './known-case.repository.contract.js';
import { createFakeKnownCases } from './known-case.repository.fake.js';

describe('known cases in memory', () => {
  const cases = createFakeKnownCases();
  knownCasesContract(() => cases);
});
