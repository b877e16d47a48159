import { staffAreas } from '@kontor/domain/roles/staff-areas';
import { parseParams } from '@kontor/platform/http/validate';
import { Router } from 'express';
import { customerOf, staffOf } from '../../access/session/session.module.js';
import { caseParams } from '../../case/case-record/case-record.module.js';
import { readStatusHistory, type StatusHistoryDeps } from './read-status-history.js';

/** The joined status history, for the customer of the case and for staff. */
export function createStatusHistoryRouter(deps: StatusHistoryDeps): Router {
  const router = Router();
  router.get('/bgo_identifications/status_history_joined', async (_request, response) => {
    const { caseId } = customerOf(response);
    response.set('Cache-Control', 'no-store').json(await readStatusHistory(deps, caseId, 'customer'));
  });
  router.get('/bgo_identifications/:id/status_history_joined', async (request, response) => {
    const { id } = parseParams(caseParams, request);
    staffOf(response, staffAreas.cases);
    response.set('Cache-Control', 'no-store').json(await readStatusHistory(deps, id, 'bank'));
  });
  return router;
}
