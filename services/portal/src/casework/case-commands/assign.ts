import type { CaseId } from '@kontor/domain/case/case-id';
import { assignOthersRoles } from '@kontor/domain/case/command-roles';
import type { CaseOutcome } from '@kontor/domain/case/case-outcome';
import * as z from 'zod';
import type { CaseCore, StaffDirectory } from '../../case/case-process/case-process.module.js';
import { workableCase } from '../../case/case-record/case-record.module.js';
import { problem } from '../../http/answer/problem-table.js';
import type { Session } from '../../access/session/session.module.js';

export interface AssignDeps {
  readonly core: Pick<CaseCore, 'cases' | 'runStaffCommand'>;
  readonly staff: Pick<StaffDirectory, 'isClerk'>;
}

export interface Assignment {
  readonly caseId: CaseId;
  readonly session: Session;
  /** The account that becomes the owner; empty lets go of the case. */
  readonly to: string;
}

/**
 * Changes who works on a case: everybody to oneself or away from oneself, extended clerks to any active clerk.
 * @throws Problem 403, 404, 409, 410; ZodError for an account that does not work on cases.
 */
export async function assign({ core, staff }: AssignDeps, { caseId, session, to }: Assignment): Promise<CaseOutcome> {
  const { accountId, roles } = session;
  const { snapshot } = await workableCase(core.cases, caseId);
  const isOwn = to === accountId || (to === '' && (snapshot?.owner ?? accountId) === accountId);
  if (!isOwn && !assignOthersRoles.some((role) => roles.includes(role))) throw problem('forbidden');
  if (to !== '' && to !== accountId && !(await staff.isClerk(to))) {
    throw new z.ZodError([{ code: 'custom', path: ['accountId'], message: 'Kein aktiver Sachbearbeiter', input: to }]);
  }
  return core.runStaffCommand({ caseId, command: { name: 'assign', to: to === '' ? null : to }, accountId });
}
