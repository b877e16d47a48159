import type { Application } from '@kontor/domain/application/application';
import { newPerson, withGivenIds } from './new-person.js';

const application = (...ids: readonly (string | undefined)[]): Application => ({
  registerData: {},
  firma: {},
  people: ids.map((id) => ({ id })),
  mehrwerteSelection: {},
});

test('a new person gets the id at its position in the response, also when others were removed meanwhile', () => {
  const added = newPerson().id;
  const later = newPerson().id;
  const sent = application('p1', 'p2', added);
  const now = application('p1', added, later);
  expect(withGivenIds(now, sent, application('p1', 'p2', 'p3')).people).toEqual([
    { id: 'p1' },
    { id: 'p3' },
    { id: later },
  ]);
});

test('a response with other persons gives no ids', () => {
  const added = newPerson().id;
  const sent = application('p1', added);
  expect(withGivenIds(sent, sent, application('p1', 'p2', 'p3'))).toBe(sent);
});
