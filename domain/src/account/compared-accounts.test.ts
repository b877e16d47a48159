import { comparedAccounts } from './account.js';

const accounts = {
  1: { id: 1, sortIndex: 20, disabledForVergleich: false },
  2: { id: 2, sortIndex: 10, disabledForVergleich: false },
  3: { id: 3, sortIndex: 5, disabledForVergleich: true },
};
const idsOf = (own?: number) => comparedAccounts(accounts, own).map(({ id }) => id);

it('a comparison has the packages in their order, without the excluded ones', () => {
  expect(idsOf()).toEqual([2, 1]);
});

it('the package that a customer has is compared with the others, also when it is excluded', () => {
  expect(idsOf(3)).toEqual([3, 2, 1]);
  expect(idsOf(2)).toEqual([2, 1]);
});
