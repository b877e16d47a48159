import { parseParams } from '@kontor/platform/http/validate';
import { Router, type Response } from 'express';
import { readerOf } from '../access/session.js';
import { problem } from '../problem-table.js';
import type { CaseCore } from './case-core.js';
import type { CaseDocument } from './case-document.js';
import { caseParams, onlyCases } from './case-params.js';
import { startOf } from './hand-over-answer.js';
import { commandsOf, groupsOf, headOf } from './portal-data.js';
import { readSources } from './portal-sources.js';
import { staffCase, type StaffCaseDeps } from './staff-case.js';

export interface PortalRouterDeps extends StaffCaseDeps {
  readonly core: CaseCore;
}

/** The portal data of one case: short for its customer, whole for staff. */
export function createPortalRouter(deps: PortalRouterDeps): Router {
  const router = Router();
  router.get('/bgo_identifications_portal/:id', onlyCases, async (request, response) => {
    const { id } = parseParams(caseParams, request);
    const session = readerOf(response, id);
    const found = await deps.core.cases.find(id);
    if (found === null || found.hidden) throw problem('not-found');
    if (session.side === 'customer' && (found.erased || found.status === 900)) throw problem('archived');
    response.set('Cache-Control', 'no-store');
    if (session.side === 'customer') await answerCustomer(deps, response, found);
    else response.json(await staffCase(deps, await readSources(deps, found), session));
  });
  return router;
}

async function answerCustomer(deps: PortalRouterDeps, response: Response, found: CaseDocument): Promise<void> {
  const sources = await readSources(deps, found);
  const start = await startOf(deps.core.findings, found._id, found.snapshot);
  response.json({
    id: found.number,
    bgoIdentification: headOf(sources, 'customer'),
    items: groupsOf(sources, 'customer'),
    availableCommands: commandsOf(sources, { roles: [], side: 'customer', debug: deps.debug }),
    ...(start === undefined ? {} : { start }),
  });
}
