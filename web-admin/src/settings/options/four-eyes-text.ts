import {
  approvalActs,
  type ApprovalAct,
  type Confirmers,
  type FourEyesSwitch,
  whyUnserved,
} from '@kontor/domain/approval/four-eyes';
import { staffRoleLabels } from '@kontor/domain/roles/roles';

const list = new Intl.ListFormat('de', { type: 'disjunction' });

/**
 * Which role confirms an act, and how many have it now; where that is too few, why its switch cannot be turned on, or
 * what cannot be done while it is on.
 */
export function confirmersText(name: FourEyesSwitch, isOn: boolean, confirmers: Confirmers | undefined): string {
  const confirmed = `Bestätigt wird von der Rolle ${rolesOf(name)}`;
  if (confirmers === undefined) return `${confirmed}.`;
  const counted = `${confirmed}; ${holdersOf(confirmers[name])}.`;
  const why = whyUnserved(name, confirmers);
  if (why === null) return counted;
  const turningOff = `Ausschalten müsste es wieder die Rolle ${rolesOf('fourEyes')}; ${holdersOf(confirmers.fourEyes)}.`;
  const lacking = why === 'act' ? counted : `${counted} ${turningOff}`;
  if (!isOn) return `${lacking} Einschalten lässt sich das erst mit zwei.`;
  return `${lacking} Bis es zwei sind, ${why === 'act' ? 'kann niemand bestätigen' : 'lässt es sich nicht ausschalten'}.`;
}

const rolesOf = (act: ApprovalAct): string =>
  list.format(approvalActs[act].roles.map((role) => `„${staffRoleLabels[role]}“`));

function holdersOf(count: number): string {
  if (count === 0) return 'keine aktive Person hat sie';
  return count === 1 ? '1 aktive Person hat sie' : `${count} aktive Personen haben sie`;
}
