import { caseIdOf } from './case-id.js';
import { regularPolicy } from './case-policy.js';
import { initialState, type CaseState } from './case-state.js';
import { upgradeState } from './upgrade-state.js';

const atFirst = initialState({ caseId: caseIdOf('7'), revision: 1, policy: regularPolicy, at: 5 });
const upgrades = {
  2: (before: CaseState) => ({ ...before, attempt: before.attempt + 1 }),
  3: (before: CaseState) => ({ ...before, round: before.attempt + 10 }),
};

test.each([
  [1, 1, { attempt: 0, round: 0 }],
  [1, 2, { attempt: 1, round: 0 }],
  [1, 3, { attempt: 1, round: 11 }],
  [2, 3, { attempt: 0, round: 10 }],
  [3, 3, { attempt: 0, round: 0 }],
])('from revision %d to %d the steps between are taken in their order', (from, to, changed) => {
  const state = { ...atFirst, revision: from };
  expect(upgradeState(state, to, upgrades)).toEqual({ ...state, ...changed, revision: to });
});

test('a revision that adds no field keeps the state', () => {
  expect(upgradeState(atFirst, 2)).toEqual({ ...atFirst, revision: 2 });
});
