import { accountFaults, type AccountSettings } from './account-settings.js';

const settings = (accounts: readonly number[], listed: readonly number[]): AccountSettings => ({
  tempConfig: { konten: Object.fromEntries(accounts.map((id) => [String(id), {} as never])) },
  kontoList: listed.map((id) => ({ id, title: `Konto ${id}` })),
});

it.each([
  ['nothing changes', settings([1], [1]), settings([1], [1]), []],
  ['no account was there before', settings([], []), settings([], []), []],
  ['both change together', settings([1, 2], [1, 2]), settings([3], [3]), []],
  ['an account has no name in the list', settings([1], [1]), settings([1, 2], [1]), []],
  ['a listed account goes', settings([1, 2], [1, 2]), settings([1], [1, 2]), ['kontoList.1.id']],
  ['the list names another', settings([1], [1]), settings([1], [1, 7]), ['kontoList.1.id']],
  ['the list was wrong before', settings([1], [1, 7]), settings([1, 2], [1, 7]), []],
  ['the list stays wrong when it changes', settings([1], [1, 7]), settings([1], [7]), ['kontoList.0.id']],
  ['the last account goes', settings([1], [1]), settings([], [1]), ['tempConfig.konten']],
])('when %s', (_case, before, after, paths) => {
  expect(accountFaults(before, after).map(({ path }) => path)).toEqual(paths);
});
