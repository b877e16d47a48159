import { fieldOfViolation } from './created-field.js';

test.each([
  ['selections[2].person.email', 'created.p2.email'],
  ['selections[0].person.pepStatus', 'created.p0.notExposed'],
  ['selections[0]', undefined],
  ['confirmed', undefined],
])('%s', (path, field) => {
  expect(fieldOfViolation(path)).toBe(field);
});
