import type { MatchingCase } from '@kontor/domain/matching/matching-person';
import { select, startResolver } from '@kontor/domain/matching/resolver';
import { choiceOf, choicesFor, offersSpelling, selectionOf } from './choice.js';

const person = (firstName: string) => ({ firstName, lastName: 'Muster' });
const publicCase: MatchingCase = {
  kind: 'FUNCTIONARIES',
  source: 'PUBLIC',
  leftSide: { 0: { ...person('Mia'), matchType: 'MATCH' }, 1: person('Max'), 2: person('Ole') },
  rightSide: [person('Torben'), { ...person('Mia'), matchType: 'MATCH' }, person('Paula')],
};

test('open entries, creating, ignoring and aborting are offered; ignoring only for public sources', () => {
  const state = startResolver(publicCase);
  expect(choicesFor(state, 0)).toEqual(['assign:1', 'assign:2', 'create', 'ignore', 'abort']);
  const documents = startResolver({ ...publicCase, source: 'DOCUMENT' });
  expect(choicesFor(documents, 0)).toEqual(['assign:1', 'assign:2', 'create', 'abort']);
});

test('an assigned entry is not offered to the others', () => {
  const state = select(startResolver(publicCase), 0, selectionOf('assign:1', person('Torben')));
  expect(choicesFor(state, 0)).toContain('assign:1');
  expect(choicesFor(state, 2)).not.toContain('assign:1');
});

test.each(['assign:1', 'create', 'ignore', 'abort'] as const)(
  '%s is equal after conversion to a selection and back',
  (choice) => {
    expect(choiceOf(selectionOf(choice, person('Torben')))).toBe(choice);
  },
);

test('nothing is preselected', () => {
  expect(choiceOf(undefined)).toBeUndefined();
});

test.each([
  ['the same name', person('Mia'), false],
  ['another spelling', person('Mía'), true],
  ['no first name', person(''), false],
  ['a name that is too long', person('ä'.repeat(51)), false],
  ['a name that no form takes', { firstName: 'Mia', lastName: 'Muster geb.Weiß' }, false],
])('the spelling of the other side is offered only where it would be accepted: %s', (_what, found, offers) => {
  expect(offersSpelling(person('Mia'), found)).toBe(offers);
});
