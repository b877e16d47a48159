import { deepEqual } from 'node:assert/strict';
import type { SuiteStep } from '../../../testing/suite-step.js';
import type { CaseRepository } from '../case.repository.js';
import { caseOf } from './sample-case.js';

/** What reads over all cases return. */
export const allCasesSuite: readonly SuiteStep<CaseRepository>[] = [
  {
    name: 'gives the cases after an id',
    run: async (cases) => {
      for (const id of ['1003', '1001', '1002']) await cases.insert(caseOf(id, { holdRules: ['age'] }));
      const found = await cases.after('1001', 1);
      deepEqual(
        found.map(({ _id, holdRules }) => [_id, [...holdRules]]),
        [['1002', ['age']]],
      );
      deepEqual(
        (await cases.after('', 10)).map(({ _id }) => _id),
        ['1001', '1002', '1003'],
      );
    },
  },
  {
    name: 'gives every feedback with its bytes',
    run: async (cases) => {
      await cases.insert(caseOf('1001'));
      await cases.insert(caseOf('1002', { feedbackRating: 4, feedback: { givenAt: 9, sealed: new Uint8Array([7]) } }));
      await cases.insert(caseOf('1003', { feedbackRating: 0, hidden: true, erased: true }));
      const given = await cases.withFeedback();
      deepEqual(
        given
          .map(({ _id, feedbackRating, hidden, feedback }) => [
            _id,
            feedbackRating,
            hidden,
            [...(feedback?.sealed ?? [])],
          ])
          .sort(),
        [
          ['1002', 4, false, [7]],
          ['1003', 0, true, []],
        ],
      );
    },
  },
];
