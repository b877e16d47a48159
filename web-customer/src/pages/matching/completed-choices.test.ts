import type { MatchingCase } from '@kontor/domain/matching/matching-person';
import { resolutionOf } from '@kontor/domain/matching/resolution';
import { confirm, select, startResolver } from '@kontor/domain/matching/resolver';
import { completedChoices, createdIndexes } from './completed-choices.js';
import { createdFrom } from './created-person.js';

const found = { firstName: 'Paula', lastName: 'Registermann' };
const publicCase: MatchingCase = {
  kind: 'FUNCTIONARIES',
  source: 'PUBLIC',
  leftSide: { 0: { firstName: 'Max', lastName: 'Muster' } },
  rightSide: [{ firstName: 'Torben', lastName: 'Stich' }, found],
};
const chosen = confirm(
  select(select(startResolver(publicCase), 0, { action: 'IGNORE' }), 1, { action: 'CREATE', person: found }),
  true,
);
const typed = { ...createdFrom(found), lastName: 'Registermann-Groß', salutation: 'MS', email: 'paula@example.de' };

test('the body contains the completed person, and the ticked box', () => {
  expect(createdIndexes(chosen)).toEqual([1]);
  expect(resolutionOf(completedChoices(chosen, { created: { p1: typed } }))).toMatchObject({
    resolution: 'CONTINUE',
    kind: 'FUNCTIONARIES',
    confirmed: true,
    selections: [
      { rightIndex: 0, action: 'IGNORE' },
      {
        rightIndex: 1,
        action: 'CREATE',
        person: { lastName: 'Registermann-Groß', salutation: 'MS', email: 'paula@example.de' },
      },
    ],
  });
});

test('a person without changes is sent as found', () => {
  expect(completedChoices(chosen, { created: {} }).selections).toEqual(chosen.selections);
});
