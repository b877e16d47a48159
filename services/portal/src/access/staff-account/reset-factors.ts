import { problem } from '../../http/answer/problem-table.js';
import {
  changeStaff,
  factorKinds,
  hasFactor,
  noCode,
  noFactors,
  type StaffDocument,
  withStaffMail,
} from '../account/account.module.js';
import type { ApprovedAct } from '../approval/approval.module.js';
import type { SessionDeps } from '../session/session.module.js';
import { readStaffUser } from './read-staff-user.js';
import { requireManageable } from './require-manageable.js';
import { actorIn, administratorOf, type StaffActor } from './staff-actor.js';
import { actedBy } from './staff-user.js';

type ResetDeps = Pick<SessionDeps, 'staff' | 'now' | 'onMailQueued' | 'countFactor'>;

/** Whose second factors are to be removed. */
export interface ResetOrder {
  readonly accountId: string;
}

/**
 * Removes the second factors of somebody who lost them; the same write ends every session and the owner gets a mail.
 * @throws Problem 403, 404, 409 for the own account, or without a factor
 */
export async function resetFactors(deps: ResetDeps, actor: StaffActor, { accountId }: ResetOrder): Promise<void> {
  const found = await resettable(deps, actor, accountId);
  const after = await changeStaff(deps.staff, found, (current) => {
    if (!hasFactor(current.factors)) throw problem('nothing-to-reset');
    const at = deps.now();
    return {
      ...withStaffMail(current, 'staffFactorsChanged', at).change,
      ...actedBy(current, { by: actor.accountId, at, act: 'resetFactors', fields: factorKinds(current.factors) }),
      factors: { ...noFactors, passedAt: at },
      loginCode: noCode,
      sessionEpoch: current.sessionEpoch + 1,
    };
  });
  if (after === null) throw problem('not-found');
  deps.onMailQueued();
  deps.countFactor('reset');
}

/** The same as an act that the bank can have confirmed by a second person. */
export function createResetAct(deps: ResetDeps): ApprovedAct<ResetOrder> {
  return {
    check: async ({ order }, session) => {
      await resettable(deps, administratorOf(session), order.accountId);
    },
    basisOf: async ({ order }) => {
      const found = await deps.staff.findByAccount(order.accountId);
      return found === null ? null : JSON.stringify(keptOf(found));
    },
    evidenceOf: async ({ order }) => {
      const { username, factors } = await readStaffUser(deps, order.accountId);
      const names = { totp: 'App', key: 'Sicherheitsschlüssel' } as const;
      const kinds = factorKinds(factors).map((kind) => names[kind]);
      return {
        lines: [
          { label: 'Nutzer', value: username },
          { label: 'Zweiter Faktor', value: kinds.join(', ') || 'keiner' },
        ],
        changes: [],
      };
    },
    carryOut: ({ order }, session) => resetFactors(deps, actorIn(session), order),
  };
}

/** What a second person confirms the end of: which factors there are, not how often they were used. */
function keptOf({ factors: { totp, keys } }: StaffDocument) {
  return { totp: totp?.id ?? null, keys: keys.map(({ id }) => id) };
}

async function resettable(deps: ResetDeps, actor: StaffActor, accountId: string): Promise<StaffDocument> {
  const found = await readStaffUser(deps, accountId);
  if (accountId === actor.accountId) throw problem('own-factors');
  requireManageable(actor, found);
  return found;
}
