import { otherOwnerOf } from './other-owner.js';

const owner = { accountId: 's1', name: 'Clara Ehrlich' };

test.each([
  [410, owner, 's2', 'Clara Ehrlich'],
  [310, owner, 's2', 'Clara Ehrlich'],
  [425, { accountId: 's1', name: null }, 's2', 'jemand anderes'],
  [410, owner, 's1', null],
  [410, null, 's2', null],
  [430, owner, 's2', null],
  [777, owner, 's2', null],
])('at %i with %j, read by %s: %s', (status, of, accountId, name) => {
  expect(otherOwnerOf({ status, owner: of }, accountId)).toBe(name);
});
