import { recipientName } from './recipient.js';

const persons = [{ id: '1001-0001', title: 'Änne Weiß' }];

it.each([
  [null, 'Kunde'],
  ['1001-0001', 'Änne Weiß'],
  ['1001-0009', 'Person des Antrags'],
])('a reminder of %j goes to %s', (personId, name) => {
  expect(recipientName(persons, personId)).toBe(name);
});
