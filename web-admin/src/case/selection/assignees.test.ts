import { assigneesFor, nobody, undecided } from './assignees.js';

const clerks = [
  { accountId: 'a', name: 'Clara Ehrlich' },
  { accountId: 'b', name: 'Dirk Eilig' },
];
const valuesFor = (role: string): readonly string[] =>
  assigneesFor({ accountId: 'a', roles: [role], inheritedRoles: [] }, clerks).map(({ value }) => value);

it('are all clerks for who may assign to others, oneself first', () => {
  expect(valuesFor('ROLE_ADMIN_PLUS')).toEqual([undecided, 'a', 'b', nobody]);
});

it('are only oneself and nobody for other clerks', () => {
  expect(valuesFor('ROLE_ADMIN')).toEqual([undecided, 'a', nobody]);
});
