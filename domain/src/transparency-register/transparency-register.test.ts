import { registerUserSchema } from './register-user.schema.js';
import {
  isRegistered,
  registerAction,
  registerResyncMs,
  registerStatuses,
  registerStatusLabels,
  registerStatusOf,
} from './transparency-register.js';

/** R3 §3 and §4.4 by hand. */
const table = [
  ['unknown', 'none'],
  ['disabled', 'none'],
  ['not_yet_ordered', 'order'],
  ['busy', 'refresh'],
  ['failed', 'none'],
  ['ready', 'none'],
  ['error', 'none'],
] as const;

describe('transparency register', () => {
  it.each(table)('%s offers %s', (status, action) => {
    expect(registerStatusOf(status)).toBe(status);
    expect(registerAction(status)).toBe(action);
    expect(registerStatusLabels[status]).not.toBe('');
  });

  it('accepts these statuses and no others', () => {
    expect(registerStatuses).toEqual(table.map(([status]) => status));
    expect([registerStatusOf('toString'), registerStatusOf(undefined)]).toEqual(['unknown', 'unknown']);
    expect(registerResyncMs).toBe(10_000);
  });

  const whole = { userId: 'u1', internalEmail: 'a@b.de', userUpdatedStatus: 204, userValidatedStatus: 200 };
  it.each([
    [whole, true],
    [{}, false],
    [{ ...whole, userId: undefined }, false],
    [{ ...whole, userId: ' ' }, false],
    [{ ...whole, internalEmail: '' }, false],
    [{ ...whole, userUpdatedStatus: 200 }, false],
    [{ ...whole, userUpdatedStatus: undefined }, false],
    [{ ...whole, userValidatedStatus: 204 }, false],
    [{ ...whole, userValidatedStatus: 403 }, false],
  ])('%j is registered: %s', (setting, expected) => {
    expect(isRegistered(setting)).toBe(expected);
  });

  it.each<[object, Record<string, string>]>([
    [{}, {}],
    [{ email: 'bank' }, { email: 'Gültige E-Mail erforderlich' }],
    [{ email: undefined }, { email: 'Gültige E-Mail erforderlich' }],
    [{ password: '' }, { password: 'Pflichtfeld' }],
    [
      { email: '', password: undefined },
      { email: 'Gültige E-Mail erforderlich', password: 'Pflichtfeld' },
    ],
  ])('the user form with %j: %j', (change, problems) => {
    const parsed = registerUserSchema.safeParse({ email: 'Bank@Example.de', password: 'x', ...change });
    const issues = parsed.success ? [] : parsed.error.issues;
    expect(Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))).toEqual(problems);
    if (parsed.success) expect(parsed.data.email).toBe('bank@example.de');
  });
});
