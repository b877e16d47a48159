import { areDocumentsFinal, isClosed, isDocumentsPanelShown, isHistoryLineShown } from './case-panels.js';

test.each([
  [199, []],
  [200, ['panel']],
  [299, ['panel']],
  [300, ['panel', 'final']],
  [430, ['panel', 'final']],
  [450, ['panel', 'final']],
  [899, ['panel', 'final']],
  [900, ['final', 'closed']],
])('at %i staff see %j', (status, expected) => {
  const shown = [
    ...(isDocumentsPanelShown(status) ? ['panel'] : []),
    ...(areDocumentsFinal(status) ? ['final'] : []),
    ...(isClosed(status) ? ['closed'] : []),
  ];
  expect(shown).toEqual(expected);
});

test.each([
  ['bgo', true],
  ['person', true],
  ['business', true],
  ['solaris', false],
])('lines of type %s are shown: %s', (type, shown) => {
  expect(isHistoryLineShown(type)).toBe(shown);
});
