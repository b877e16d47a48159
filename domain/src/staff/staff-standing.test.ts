import fc from 'fast-check';
import { inheritedRoles } from '../roles/roles.js';
import { staffActionLabels, staffButtons, staffStateIcons, standingAfter, type StaffStep } from './staff-standing.js';
import { canSignIn, staffStateLabels, staffStateOf, type StaffStanding } from './staff.js';

const at = '2026-08-01T10:00:00Z';
const created: StaffStanding = { verified: false, verificationDate: null, wasInvitedButIsNotYetVerified: false };
const bearer = (...roles: string[]) => ({ roles, inheritedRoles: inheritedRoles(roles) });

/** R3 §2.4 by hand: the steps, the resulting state with the invitation pending or not, the buttons. */
const ways: readonly (readonly [StaffStep[], string, boolean, string[]])[] = [
  [[], 'pending', false, ['invite']],
  [['invite'], 'pending', true, ['suspend', 'reinvite']],
  [['invite', 'reinvite'], 'pending', true, ['suspend', 'reinvite']],
  [['invite', 'suspend'], 'pending', false, ['invite']],
  [['invite', 'suspend', 'invite', 'verify'], 'activated', false, ['suspend']],
  [['invite', 'verify'], 'activated', false, ['suspend']],
  [['invite', 'verify', 'suspend'], 'deactivated', false, ['unsuspend']],
  [['invite', 'verify', 'suspend', 'unsuspend'], 'activated', false, ['suspend']],
];

describe('staff standing', () => {
  it.each(ways)('after %j is %s', (steps, state, invited, actions) => {
    const end = steps.reduce<StaffStanding>((standing, step) => {
      const next = standingAfter(standing, step, at);
      expect(next).toBeDefined();
      return next ?? standing;
    }, created);
    expect(staffStateOf(end)).toBe(state);
    expect(end.wasInvitedButIsNotYetVerified).toBe(invited);
    expect(end.verificationDate).toBe(steps.includes('verify') ? at : null);
    expect(staffButtons(end, [], bearer('ROLE_USER_ADMIN')).map(({ action }) => action)).toEqual(actions);
  });

  it.each<[StaffStep[], StaffStep]>([
    [[], 'verify'],
    [[], 'suspend'],
    [[], 'reinvite'],
    [['invite'], 'invite'],
    [['invite', 'suspend'], 'verify'],
    [['invite', 'verify'], 'verify'],
    [['invite', 'verify'], 'invite'],
    [['invite', 'verify', 'suspend'], 'verify'],
    [['invite', 'verify', 'suspend'], 'invite'],
  ])('after %j refuses %s', (steps, refused) => {
    const end = steps.reduce<StaffStanding>((standing, step) => standingAfter(standing, step, at) ?? standing, created);
    expect(standingAfter(end, refused, at)).toBeUndefined();
  });

  it('never allows a sign-in without verification', () => {
    const step = fc.constantFrom<StaffStep>('invite', 'reinvite', 'suspend', 'unsuspend', 'verify');
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let standing = created;
        for (const one of steps) standing = standingAfter(standing, one, at) ?? standing;
        if (canSignIn(standing)) expect([standing.verified, standing.verificationDate]).toEqual([true, at]);
        expect(standing.verified && standing.wasInvitedButIsNotYetVerified).toBe(false);
      }),
    );
  });

  it.each([
    ['ROLE_USER_ADMIN', ['ROLE_ADMIN'], false],
    ['ROLE_USER_ADMIN', ['ROLE_ROOT'], true],
    ['ROLE_USER_ADMIN', ['ROLE_ADMIN', 'ROLE_INSTANCE_ADMIN'], true],
    ['ROLE_ROOT', ['ROLE_ROOT'], false],
    ['ROLE_ADMIN', ['ROLE_ADMIN'], true],
  ])('%s deactivating %j is disabled: %s', (actor, userRoles, disabled) => {
    const standing = { ...created, verified: true, verificationDate: at };
    expect(staffButtons(standing, userRoles, bearer(actor))).toEqual([
      { action: 'suspend', label: 'Deaktivieren', disabled },
    ]);
  });

  it('invites a support user again only as one', () => {
    const invited = { ...created, wasInvitedButIsNotYetVerified: true };
    expect(staffButtons(invited, ['ROLE_ROOT'], bearer('ROLE_USER_ADMIN'))).toEqual([
      { action: 'suspend', label: 'Deaktivieren', disabled: true },
      { action: 'reinvite', label: 'Erneut einladen', disabled: true },
    ]);
  });

  it('has icon and text for each state', () => {
    expect(staffStateIcons).toEqual({ activated: 'check', deactivated: 'cross', pending: 'clock' });
    expect(staffStateLabels).toEqual({
      pending: 'Noch nicht aktiviert',
      activated: 'Aktiviert',
      deactivated: 'Deaktiviert',
    });
    expect(staffActionLabels.invite).toBe('Einladen');
  });
});
