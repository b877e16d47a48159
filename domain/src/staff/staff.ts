/** State of a staff user (R3 §2.3, §4.5): pending without a verification date, else activated or deactivated. */
export type StaffState = 'pending' | 'activated' | 'deactivated';

/** Actions on a staff user (R3 §2.4). */
export type StaffAction = 'invite' | 'reinvite' | 'suspend' | 'unsuspend';

/** Input of the state of a staff user (R3 §3 "Staff user"). */
export interface StaffStanding {
  readonly verified: boolean;
  /** Instant of the first activation; null before. */
  readonly verificationDate: string | null;
  readonly wasInvitedButIsNotYetVerified: boolean;
}

/** German names of the states. */
export const staffStateLabels: Readonly<Record<StaffState, string>> = {
  activated: 'Aktiviert',
  pending: 'Noch nicht aktiviert',
  deactivated: 'Deaktiviert',
};

export const staffStates = Object.keys(staffStateLabels) as readonly StaffState[];

/** The longest search for members of staff. */
export const maxStaffSearch = 100;

/** The state of a staff user (R3 §4.5). */
export function staffStateOf({ verified, verificationDate }: StaffStanding): StaffState {
  if (verificationDate === null) return 'pending';
  return verified ? 'activated' : 'deactivated';
}

/** The buttons of a staff user (R3 §2.4): invited: deactivate or re-invite; not invited: invite; verified: deactivate; deactivated: activate. */
export function staffActions(standing: StaffStanding): readonly StaffAction[] {
  const state = staffStateOf(standing);
  if (state === 'activated') return ['suspend'];
  if (state === 'deactivated') return ['unsuspend'];
  return standing.wasInvitedButIsNotYetVerified ? ['suspend', 'reinvite'] : ['invite'];
}

/** Whether a user in this state may sign in. */
export function canSignIn(standing: StaffStanding): boolean {
  return staffStateOf(standing) === 'activated';
}
