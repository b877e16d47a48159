import type { CaseCommand } from '@kontor/domain/case/case-command';
import { isStatusCode } from '@kontor/domain/case/case-status';
import type { Role } from '@kontor/domain/roles/roles';

/** The command behind a target status, and who may give it. */
export interface StatusCommand {
  readonly command: CaseCommand;
  readonly roles: readonly Role[];
}

const clerks: readonly Role[] = ['ROLE_ADMIN'];
const byTarget: ReadonlyMap<number, StatusCommand> = new Map<number, StatusCommand>([
  [216, { command: { name: 'reject' }, roles: clerks }],
  [305, { command: { name: 'supportFix' }, roles: ['ROLE_ROOT', 'ROLE_ADMIN_PLUS'] }],
  [310, { command: { name: 'setReady' }, roles: ['ROLE_ADMIN_PLUS'] }],
  [410, { command: { name: 'takeOver' }, roles: clerks }],
  [425, { command: { name: 'requestData' }, roles: clerks }],
  [430, { command: { name: 'finish', success: true }, roles: clerks }],
  [450, { command: { name: 'finish', success: false }, roles: clerks }],
]);
const debugTargets = [130, 210, 213, 214, 216];

/**
 * What setting a status means in the present one; undefined for a target nobody may set by hand. In debug mode phases can be
 * re-entered; a rejection stays a rejection where it is possible.
 */
export function statusCommandOf(
  target: number,
  present: { readonly status: number; readonly debug: boolean },
): StatusCommand | undefined {
  const isRejection = target === 216 && (present.status === 213 || present.status === 214);
  if (present.debug && debugTargets.includes(target) && !isRejection && isStatusCode(target)) {
    return { command: { name: 'debugSetStatus', status: target }, roles: clerks };
  }
  return byTarget.get(target);
}
