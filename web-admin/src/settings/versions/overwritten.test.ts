import { overwrittenLines } from './overwritten.js';

const box = (change: object = {}) => ({ key: 'agb', label: 'AGB', text: 'Alt', ...change });
const line = (place: string, before: string, after: string) => ({ place, before, after });

describe('what a save over another one would lose', () => {
  it.each([
    ['nothing', [box()], [box()], [box({ text: 'Mein' })], []],
    ['nothing that both have', [box()], [box({ text: 'Neu' })], [box({ text: 'Neu' })], []],
    ['the same field', [box()], [box({ text: 'Neu' })], [box({ text: 'Mein' })], [line('AGB › Text', 'Neu', 'Mein')]],
    [
      'another field, also of what I renamed',
      [box()],
      [box({ text: 'Neu' })],
      [box({ label: 'Bedingungen' })],
      [line('Bedingungen › Text', 'Neu', 'Alt')],
    ],
    ['an added item', [box()], [box(), box({ key: 'b', label: 'B' })], [box({ text: 'Mein' })], [line('B', 'B', '')]],
    ['a removed item', [box()], [], [box()], [line('', '', 'AGB')]],
  ])('%s', (...[, base, theirs, mine, lines]) => {
    expect(overwrittenLines('orderCheckboxes', { base, theirs, mine })).toEqual(lines);
  });

  it('is a rule that they added or removed', () => {
    const rules = (age?: number, fatcaRelevant?: boolean) => ({
      ...(age === undefined ? {} : { people: { '*': { age: `< ${age}` } } }),
      ...(fatcaRelevant === undefined ? {} : { business: { fatcaRelevant } }),
    });
    const lost = overwrittenLines('simplePutOnHoldConfig', {
      base: rules(18),
      theirs: rules(18, true),
      mine: rules(21),
    });
    expect(lost.map(({ before, after }) => [before.includes('FATCA'), after])).toEqual([[true, '']]);
  });
});
