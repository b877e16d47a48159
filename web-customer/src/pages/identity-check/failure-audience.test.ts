import { failureAudience, othersWhoFailed } from './failure-audience.js';

test.each([
  ['nobody', 'unknown'],
  ['unverified', 'unknown'],
  ['staff', 'staff'],
  ['customer', 'customer'],
] as const)('to %s the page speaks as to %s', (visitor, audience) => {
  expect(failureAudience(visitor)).toBe(audience);
});

const person = (name: string, value: string, required = true) => ({ name, value, required, first: name === 'Änne' });

test.each([
  [[person('Änne', 'failed'), person('Jörg', 'failed')], []],
  [[person('Änne', 'pending_failed'), person('Jörg', 'pending')], []],
  [[person('Änne', 'successful'), person('Jörg', 'failed')], ['Jörg']],
  [
    [person('Jörg', 'aborted'), person('Änne', 'approved'), person('Uwe', 'rejected')],
    ['Jörg', 'Uwe'],
  ],
  [[person('Änne', 'successful'), person('Jörg', 'successful'), person('Uwe', 'created', false)], []],
  [[], []],
])('of %j others have failed: %j', (persons, names) => {
  expect(othersWhoFailed(persons)).toEqual(names);
});
