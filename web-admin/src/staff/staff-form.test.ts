import { changedFields, newStaffProblems, staffProblems } from './staff-form.js';

const user = {
  ...{ username: 'eva@bank.example', salutation: 'MS', firstName: 'Eva', lastName: 'Neu' },
  roles: ['ROLE_ADMIN', 'ROLE_USER_ADMIN'],
};

it('names every problem of a new user at its field', () => {
  expect(newStaffProblems({}, false)).toEqual({
    username: 'Gültige E-Mail erforderlich',
    salutation: 'Anrede erforderlich',
    firstName: 'Pflichtfeld',
    lastName: 'Pflichtfeld',
    roles: 'Mindestens eine Rolle erforderlich',
  });
  expect(newStaffProblems(user, true)).toEqual({});
});

it('checks the address as strictly as configured', () => {
  const odd = { ...user, username: 'eva@bank.x' };
  expect([newStaffProblems(odd, false), Object.keys(newStaffProblems(odd, true))]).toEqual([{}, ['username']]);
});

it('leaves the address of an existing user alone', () => {
  expect(staffProblems({ ...user, username: '' })).toEqual({});
  expect(staffProblems({ ...user, roles: [] })).toEqual({ roles: 'Mindestens eine Rolle erforderlich' });
});

it('sends what was changed, and nothing else', () => {
  expect(changedFields(user, { ...user, firstName: ' Eva ', roles: [...user.roles].reverse() })).toEqual({});
  expect(changedFields(user, { ...user, lastName: 'Alt', salutation: 'MR' })).toEqual({
    ...{ lastName: 'Alt', salutation: 'MR' },
  });
  expect(changedFields(user, { ...user, roles: ['ROLE_ADMIN', 'ROLE_ADMIN_PLUS'] })).toEqual({
    roles: ['ROLE_ADMIN', 'ROLE_ADMIN_PLUS'],
  });
});
