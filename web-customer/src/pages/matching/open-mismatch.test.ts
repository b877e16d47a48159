import { openMismatch } from './open-mismatch.js';

const result = {
  kind: 'FUNCTIONARIES',
  source: 'PUBLIC',
  leftSide: { 0: { firstName: 'Mia', lastName: 'Muster', matchType: 'MATCH' } },
  rightSide: [{ firstName: 'Paula', lastName: 'Registermann', birthDate: '1974-05-16' }],
};
const state = 'interrupted_functionaries_mismatch';
const beneficiaries = { ...result, kind: 'BENEFICIARIES' };

test.each([
  ['no start', undefined, 'FUNCTIONARIES', false],
  ['its start', { state, functionariesMatchingResult: result }, 'FUNCTIONARIES', true],
  ['the start of the other role', { state, functionariesMatchingResult: result }, 'BENEFICIARIES', false],
  ['no result', { state, functionariesMatchingResult: null }, 'FUNCTIONARIES', false],
  ['nobody found', { state, functionariesMatchingResult: { ...result, rightSide: [] } }, 'FUNCTIONARIES', false],
  ['another state', { state: 'idle_timeout', functionariesMatchingResult: result }, 'FUNCTIONARIES', false],
  ['a result of the other role', { state, functionariesMatchingResult: beneficiaries }, 'FUNCTIONARIES', false],
  [
    'owners',
    { state: 'interrupted_beneficiaries_mismatch', beneficiariesMatchingResult: beneficiaries },
    'BENEFICIARIES',
    true,
  ],
] as const)('%s', (_what, start, kind, opens) => {
  expect(openMismatch(start, kind) !== undefined).toBe(opens);
});

test('returns the persons unchanged', () => {
  const start = { state, functionariesMatchingResult: result };
  expect(openMismatch(start, 'FUNCTIONARIES')?.rightSide[0]).toEqual(result.rightSide[0]);
});
