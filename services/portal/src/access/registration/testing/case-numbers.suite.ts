import { equal } from 'node:assert/strict';
import type { SuiteStep } from '../../../testing/suite-step.js';
import type { CaseNumbers } from '../case-numbers.js';

/** The tests of case numbers in memory and on MongoDB. */
export const caseNumbersSuite: readonly SuiteStep<CaseNumbers>[] = [
  {
    name: 'gives 300 parallel takers 300 distinct numbers',
    run: async (caseNumbers) => {
      const numbers = await Promise.all(Array.from({ length: 300 }, () => caseNumbers.next()));
      equal(new Set(numbers).size, 300);
      equal(Math.min(...numbers), 1001);
      equal(Math.max(...numbers), 1300);
    },
  },
];
