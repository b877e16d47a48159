import { staffRolesOf } from '../case/command-roles.js';
import { staffAreas } from '../roles/staff-areas.js';
import { hasRole, type RoleClaims, staffRoles, type StaffRole } from '../roles/roles.js';

interface FourEyesAct {
  readonly label: string;
  /** Who may do the act, and so who may confirm it. */
  readonly roles: readonly StaffRole[];
}

/** Acts for which the bank can require a second person, in the order of the settings page. */
export const fourEyesSwitches = {
  release: { label: 'Freigabe eines Antrags', roles: staffRolesOf('release') },
  supportFix: { label: 'Manuelle Weiterführung', roles: staffRolesOf('supportFix') },
  delete: { label: 'Löschen eines Vorgangs', roles: staffRolesOf('disableProcess') },
  finishWithoutAccount: { label: 'Abschluss ohne gebuchtes Konto', roles: staffRolesOf('finish') },
  holdRules: { label: 'Put-on-hold-Regeln', roles: staffAreas.configuration },
  connections: { label: 'Verbindungen zu Anbietern', roles: staffAreas.instance },
  roles: { label: 'Rollen von Nutzern', roles: staffAreas.staff },
  factors: { label: 'Zurücksetzen des zweiten Faktors', roles: staffAreas.staff },
} as const satisfies Readonly<Record<string, FourEyesAct>>;

export type FourEyesSwitch = keyof typeof fourEyesSwitches;

export const fourEyesNames = Object.keys(fourEyesSwitches) as readonly FourEyesSwitch[];

/** The acts that an approval can be about: those with a switch, and turning a switch off. */
export const approvalActs = {
  ...fourEyesSwitches,
  fourEyes: { label: 'Vier-Augen-Prinzip ausschalten', roles: staffAreas.configuration },
} as const satisfies Readonly<Record<string, FourEyesAct>>;

export type ApprovalAct = keyof typeof approvalActs;

/** Which acts need a second person. */
export type FourEyes = Readonly<Record<FourEyesSwitch, boolean>>;

/** The acts whose approvals somebody sees: those that the person may do, and for auditors all. */
export function visibleActs(claims: RoleClaims): readonly ApprovalAct[] {
  const all = Object.keys(approvalActs) as ApprovalAct[];
  return hasRole(claims, 'ROLE_AUDITOR') ? all : all.filter((act) => hasRole(claims, approvalActs[act].roles));
}

/** The switches that a change turns on, and those that it turns off. */
export function switched(before: FourEyes, after: FourEyes): Readonly<Record<'on' | 'off', readonly FourEyesSwitch[]>> {
  return {
    on: fourEyesNames.filter((name) => !before[name] && after[name]),
    off: fourEyesNames.filter((name) => before[name] && !after[name]),
  };
}

/** How many active persons may do an act, and so may confirm it or ask for it. */
export type Confirmers = Readonly<Record<ApprovalAct, number>>;

export function confirmersAmong(active: readonly RoleClaims[]): Confirmers {
  const acts = Object.keys(approvalActs) as readonly ApprovalAct[];
  const holders = (act: ApprovalAct): number => active.filter((one) => hasRole(one, approvalActs[act].roles)).length;
  return Object.fromEntries(acts.map((act) => [act, holders(act)])) as Record<ApprovalAct, number>;
}

/** Why a switch cannot be turned on: too few for the act itself, or too few to turn the switch off again. */
export type Unserved = 'act' | 'turningOff';

/** An act needs two active persons who may do it, and two who may turn its switch off again; null where it has them. */
export function whyUnserved(name: FourEyesSwitch, confirmers: Confirmers): Unserved | null {
  if (confirmers[name] < 2) return 'act';
  return confirmers.fourEyes < 2 ? 'turningOff' : null;
}

/** Everybody who may see approvals of some kind. */
export const approvalReaders: readonly StaffRole[] = staffRoles.filter(
  (role) => visibleActs({ roles: [role], inheritedRoles: [] }).length > 0,
);

/** Everybody who may do one of the acts. */
export const approvalDeciders: readonly StaffRole[] = approvalReaders.filter((role) => role !== 'ROLE_AUDITOR');
