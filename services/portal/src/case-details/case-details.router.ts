import { caseStatus } from '@kontor/domain/case/case-status';
import { isFeedbackOpen } from '@kontor/domain/feedback/feedback';
import { parseParams } from '@kontor/platform/http/validate';
import { Router, type Response } from 'express';
import { readerOf } from '../session/session.module.js';
import { problem } from '../problem-table.js';
import { type CaseCore, startOf } from '../case-process/case-process.module.js';
import { caseParams, type CaseRecord, onlyCases } from '../case-record/case-record.module.js';
import { commandsOf, groupsOf, headOf } from './case-details.js';
import { readCaseDetails } from './read-details.js';
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
    const found = await deps.core.cases.find(id);
    if (found === null || found.hidden) throw problem('not-found');
    if (session.side === 'customer' && (found.erased || found.status === caseStatus.archived))
      throw problem('archived');
    response.set('Cache-Control', 'no-store');
    if (session.side === 'customer') await answerCustomer(deps, response, found);
    else response.json(await staffCase(deps, await readCaseDetails(deps, found), session));
  });
  return router;
}

async function answerCustomer(deps: CaseDetailsRouterDeps, response: Response, found: CaseRecord): Promise<void> {
  const sources = await readCaseDetails(deps, found);
  const start = await startOf(deps.core.findings, found._id, found.snapshot);
  const { activateFeedback } = await deps.settings.all();
  const givenAt = found.feedback?.givenAt ?? null;
  const feedbackOpen = isFeedbackOpen({ activateFeedback, givenAt, now: deps.now() });
  response.json({
    id: found.number,
    bgoIdentification: headOf(sources, 'customer'),
    items: groupsOf(sources, 'customer'),
    availableCommands: commandsOf(sources, { roles: [], side: 'customer', debug: deps.debug }, { feedbackOpen }),
    ...(start === undefined ? {} : { start }),
  });
}
