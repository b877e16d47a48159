import { newStaffForm, staffForm } from './staff-form.schema.js';

const problemsOf = (result: {
  success: boolean;
  error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined;
}) => Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));

describe('staff forms', () => {
  const user = { username: 'neu@bank.de', salutation: 'MR', firstName: 'Jan', lastName: 'Neu', roles: ['ROLE_ADMIN'] };

  it.each<[object, Record<string, string>]>([
    [{}, {}],
    [{ username: 'neu' }, { username: 'Gültige E-Mail erforderlich' }],
    [{ salutation: '' }, { salutation: 'Anrede erforderlich' }],
    [{ firstName: ' ' }, { firstName: 'Pflichtfeld' }],
    [{ lastName: '' }, { lastName: 'Pflichtfeld' }],
    [{ roles: [] }, { roles: 'Mindestens eine Rolle erforderlich' }],
  ])('a new user with %j: %j', (change, problems) => {
    expect(problemsOf(newStaffForm(true).safeParse({ ...user, ...change }))).toEqual(problems);
  });

  it('an existing user keeps the e-mail and needs the rest', () => {
    const { username: _username, ...rest } = user;
    expect(staffForm.safeParse(rest).success).toBe(true);
    expect(staffForm.safeParse(user).success).toBe(false);
    expect(Object.keys(problemsOf(staffForm.safeParse({})))).toEqual(['salutation', 'firstName', 'lastName', 'roles']);
  });
});
