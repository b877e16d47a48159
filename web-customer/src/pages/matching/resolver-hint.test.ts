import type { MatchingCase } from '@kontor/domain/matching/matching-person';
import { confirm, select, startResolver, type Selection } from '@kontor/domain/matching/resolver';
import { asksConfirmation, hintOf, unchosenCount } from './resolver-hint.js';

const person = (firstName: string) => ({ firstName, lastName: 'Muster' });
const matchingCase: MatchingCase = {
  kind: 'FUNCTIONARIES',
  source: 'PUBLIC',
  leftSide: { 0: person('Mia'), 1: person('Max') },
  rightSide: [person('Torben'), person('Paula')],
};
const assign = (leftKey: string): Selection => ({ action: 'ASSIGN', leftKey });
const ignore: Selection = { action: 'IGNORE' };
const create: Selection = { action: 'CREATE', person: person('Paula') };
const abort: Selection = { action: 'ABORT' };

test.each([
  ['nothing chosen', [], false, ['choose', 2, false]],
  ['one chosen', [assign('0')], false, ['choose', 1, false]],
  ['both assigned', [assign('0'), assign('1')], false, ['ready', 0, false]],
  ['one left over', [assign('0'), ignore], false, ['confirm', 0, true]],
  ['one left over and confirmed', [assign('0'), ignore], true, ['ready', 0, true]],
  ['one to add', [assign('0'), create], true, ['complete', 0, true]],
  ['one to abort', [assign('0'), abort], true, ['abort', 0, true]],
] as const)('%s', (_what, choices, confirmed, [hint, count, asks]) => {
  const chosen = choices.reduce(
    (state, selection, index) => select(state, index, selection),
    startResolver(matchingCase),
  );
  const state = confirm(chosen, confirmed);
  expect([hintOf(state), unchosenCount(state), asksConfirmation(state)]).toEqual([hint, count, asks]);
});

test('when all are found, only the remaining entries have to be confirmed', () => {
  const rightSide = [{ ...person('Mia'), matchType: 'MATCH' as const }];
  const leftSide = { 0: { ...person('Mia'), matchType: 'MATCH' as const }, 1: person('Max') };
  expect(hintOf(startResolver({ ...matchingCase, leftSide, rightSide }))).toBe('confirm');
});
