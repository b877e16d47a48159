import { parseParams } from '@kontor/platform/http/validate';
import { Router } from 'express';
import { readerOf } from '../../access/session/session.module.js';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import { caseParams, onlyCases } from '../../case/case-record/case-record.module.js';
import { customerCase } from './customer-case.js';
import { readCaseDetails } from './read-details.js';
import { shownCase } from './shown-case.js';
import { staffCase, type StaffCaseDeps } from './staff-case.js';

export interface CaseDetailsRouterDeps extends StaffCaseDeps {
  readonly core: CaseCore;
}

/** The details of one case: a short form for its customer, everything for staff. */
export function createCaseDetailsRouter(deps: CaseDetailsRouterDeps): Router {
  const router = Router();
  router.get('/bgo_identifications_portal/:id', onlyCases, async (request, response) => {
    const { id } = parseParams(caseParams, request);
    const session = readerOf(response, id);
    const found = await shownCase(deps.core.cases, id, session.side);
    response.set('Cache-Control', 'no-store');
    if (session.side === 'customer') response.json(await customerCase(deps, found));
    else response.json(await staffCase(deps, await readCaseDetails(deps, found), session));
  });
  return router;
}
