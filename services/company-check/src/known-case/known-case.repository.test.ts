import { knownCasesContract } from './testing/known-case.repository.contract.js';
import { createFakeKnownCases } from './testing/known-case.repository.fake.js';

describe('known cases in memory', () => {
  const cases = createFakeKnownCases();
  knownCasesContract(() => cases);
});
