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

test.each([
  ['a name that no form takes', { firstName: 'Paula', lastName: 'Registermann geb.Weiß\u00ad' }, {}],
  ['a long name', { lastName: 'ä'.repeat(201) }, {}],
  ['the month of birth only', { birthDate: '1974-05' }, { birthDate: undefined }],
  ['another list of countries', { nationality: 'DEU' }, { nationality: undefined }],
  ['no share', { votingShare: 100.5 }, { votingShare: undefined }],
  ['a long address', { line1: 'x'.repeat(201), postalCode: '', city: 'Köln' }, {}],
  ['something new', { gender: 'f' }, { gender: undefined }],
])('opens with what a register writes: %s', (_what, written, read) => {
  const [person] = result.rightSide;
  const found = { ...person, ...written };
  const start = { state, functionariesMatchingResult: { ...result, rightSide: [found] } };
  expect(openMismatch(start, 'FUNCTIONARIES')?.rightSide).toEqual([{ ...found, ...read }]);
});
