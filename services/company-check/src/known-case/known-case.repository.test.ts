import { knownCasesSuite } from './testing/known-case.repository.suite.js';
import { createFakeKnownCases } from './testing/known-case.repository.fake.js';

describe('known cases in memory', () => {
  const cases = createFakeKnownCases();
  knownCasesSuite(() => cases);
});
