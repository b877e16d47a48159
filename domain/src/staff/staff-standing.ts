import { canManage, type RoleClaims } from '../roles/roles.js';
import { staffActions, staffStateOf, type StaffAction, type StaffStanding, type StaffState } from './staff.js';

/** Icon names of the states in the list (R3 §2.3): check, cross, clock. */
export const staffStateIcons: Readonly<Record<StaffState, 'check' | 'cross' | 'clock'>> = {
  activated: 'check',
  deactivated: 'cross',
  pending: 'clock',
};

/** German names of the buttons (R3 §2.4). */
export const staffActionLabels: Readonly<Record<StaffAction, string>> = {
  invite: 'Einladen',
  reinvite: 'Erneut einladen',
  suspend: 'Deaktivieren',
  unsuspend: 'Aktivieren',
};

/** Steps that change the state of a staff user: the buttons, and the activation by the user's own code. */
export type StaffStep = StaffAction | 'verify';

function stepsOf(standing: StaffStanding): readonly StaffStep[] {
  return staffStateOf(standing) === 'pending' && standing.wasInvitedButIsNotYetVerified
    ? [...staffActions(standing), 'verify']
    : staffActions(standing);
}

/**
 * The state after a step; undefined when the step is not possible (R3 §2.4). A deactivated invitation counts as never
 * sent. `at` is the instant of a first activation.
 */
export function standingAfter(standing: StaffStanding, step: StaffStep, at: string): StaffStanding | undefined {
  if (!stepsOf(standing).includes(step)) return undefined;
  switch (step) {
    case 'invite':
    case 'reinvite':
      return { ...standing, wasInvitedButIsNotYetVerified: true };
    case 'verify':
      return { verified: true, verificationDate: at, wasInvitedButIsNotYetVerified: false };
    case 'suspend':
      return { ...standing, verified: false, wasInvitedButIsNotYetVerified: false };
    case 'unsuspend':
      return { ...standing, verified: true };
  }
}

/** A button of a staff user and whether the actor may press it. */
export interface StaffButton {
  readonly action: StaffAction;
  readonly label: string;
  readonly disabled: boolean;
}

/** The buttons of a staff user, disabled for an actor who may not grant each of the user's roles (R3 §2.4, §5). */
export function staffButtons(
  standing: StaffStanding,
  userRoles: readonly string[],
  actor: RoleClaims,
): readonly StaffButton[] {
  return staffActions(standing).map((action) => ({
    action,
    label: staffActionLabels[action],
    disabled: !canManage(actor, userRoles),
  }));
}
