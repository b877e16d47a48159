import type { CaseId } from '@kontor/domain/case/case-id';
import type { Session } from '../../access/session/session.module.js';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import { customerCase } from './customer-case.js';
import { readCaseDetails } from './read-details.js';
import { shownCase } from './shown-case.js';
import { staffCase, type StaffCaseDeps } from './staff-case.js';

export interface ReadCaseDeps extends StaffCaseDeps {
  readonly core: CaseCore;
}

/** A case in detail: a short form for its customer, everything for staff. @throws Problem 404, 410 */
export async function readCase(deps: ReadCaseDeps, caseId: CaseId, session: Session) {
  const found = await shownCase(deps.core.cases, caseId, session.side);
  return session.side === 'customer'
    ? customerCase(deps, found)
    : staffCase(deps, await readCaseDetails(deps, found), session);
}
