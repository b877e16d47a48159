import { isStrongPassword, passwordProblems } from './password.js';
import { canSignIn, staffActions, staffStateOf, type StaffStanding } from './staff.js';
import { changeStaffUserSchema, createStaffUserSchema, loginSchema, setPasswordSchema } from './staff.schema.js';

describe('passwords', () => {
  it.each([
    ['abcdefghijklmno', true],
    ['abcdefghijklmn', false],
    ['Abcdefg1', true],
    ['Abcdef1', false],
    ['abcdefg1', false],
    ['ABCDEFG1', false],
    ['Abcdefgh', false],
    ['Äbcdefg1', true],
    ['Kontor!Demo2026', true],
    ['', false],
    ['x'.repeat(257), false],
  ])('"%s" is strong: %s', (password, strong) => {
    expect(isStrongPassword(password)).toBe(strong);
  });

  const weak =
    'Mindestens 15 Zeichen, oder mindestens 8 Zeichen mit Großbuchstabe, Kleinbuchstabe und Ziffer erforderlich';
  const different = 'Die Passwörter stimmen nicht überein';
  it.each([
    ['Abcdefg1', 'Abcdefg1', {}],
    ['lang genug ohne alles', 'lang genug ohne alles', {}],
    ['Abcdefg1', 'Abcdefg2', { repeat: different }],
    ['weak', 'weak', { password: weak }],
    ['weak', 'other', { password: weak, repeat: different }],
    ['', '', { password: 'Pflichtfeld', repeat: 'Pflichtfeld' }],
    ['Abcdefg1', '', { repeat: 'Pflichtfeld' }],
    ['', 'Abcdefg1', { password: 'Pflichtfeld', repeat: different }],
  ])('"%s" repeated "%s": %j', (password, repeat, problems) => {
    expect(passwordProblems(password, repeat)).toEqual(problems);
  });
});

describe('staff states', () => {
  const standing = (verified: boolean, verificationDate: string | null, invited: boolean): StaffStanding => ({
    verified,
    verificationDate,
    wasInvitedButIsNotYetVerified: invited,
  });

  it.each([
    [standing(false, null, false), 'pending', ['invite']],
    [standing(false, null, true), 'pending', ['suspend', 'reinvite']],
    [standing(true, '2026-01-01T00:00:00Z', false), 'activated', ['suspend']],
    [standing(false, '2026-01-01T00:00:00Z', false), 'deactivated', ['unsuspend']],
  ])('%j is %s and offers %j', (given, state, actions) => {
    expect(staffStateOf(given)).toBe(state);
    expect(staffActions(given)).toEqual(actions);
    expect(canSignIn(given)).toBe(state === 'activated');
  });
});

describe('staff forms', () => {
  const user = { username: 'Neu@Kontor.test', salutation: 'MS', firstName: 'Eva', lastName: 'Neu' };

  it('default to a clerk, with a known role and a valid address', () => {
    const schema = createStaffUserSchema(true);
    expect(schema.parse(user)).toEqual({ ...user, username: 'neu@kontor.test', roles: ['ROLE_ADMIN'] });
    expect(schema.safeParse({ ...user, roles: [] }).success).toBe(false);
    expect(schema.safeParse({ ...user, roles: ['ROLE_USER'] }).success).toBe(false);
    expect(schema.safeParse({ ...user, username: 'neu' }).success).toBe(false);
    expect(schema.safeParse({ ...user, verified: true }).success).toBe(false);
    expect(changeStaffUserSchema.safeParse({ username: 'x@y.de' }).success).toBe(false);
  });

  it('accept either name at login, and only strong new passwords', () => {
    expect(loginSchema.safeParse({ mail: 'a@b.de', password: 'x' }).success).toBe(true);
    expect(loginSchema.safeParse({ username: 'a@b.de', password: 'x' }).success).toBe(true);
    expect(loginSchema.safeParse({ password: 'x' }).success).toBe(false);
    expect(setPasswordSchema.safeParse({ verificationCode: 'c', password: 'weak' }).success).toBe(false);
  });
});
