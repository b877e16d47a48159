import { staffAreas } from '@kontor/domain/roles/staff-areas';
import { parseParams } from '@kontor/platform/http/validate';
import { Router } from 'express';
import { customerOf, staffOf } from '../../access/session/session.module.js';
import { problem } from '../../http/answer/problem-table.js';
import { caseParams } from '../../case/case-record/case-record.module.js';
import { readStatusHistory, type StatusHistoryDeps } from './read-status-history.js';

/** The joined status history, for the customer of the case and for staff. */
export function createStatusHistoryRouter(deps: StatusHistoryDeps): Router {
  const { cases } = deps.core;
  const router = Router();
  router.get('/bgo_identifications/status_history_joined', async (_request, response) => {
    const { caseId } = customerOf(response);
    const found = await cases.find(caseId);
    if (found === null) throw problem('not-found');
    response.set('Cache-Control', 'no-store').json(await readStatusHistory(deps, found, 'customer'));
  });
  router.get('/bgo_identifications/:id/status_history_joined', async (request, response) => {
    const { id } = parseParams(caseParams, request);
    staffOf(response, staffAreas.cases);
    const found = await cases.find(id);
    if (found === null || found.hidden) throw problem('not-found');
    response.set('Cache-Control', 'no-store').json(await readStatusHistory(deps, found, 'bank'));
  });
  return router;
}
