import { staffAreas } from '@kontor/domain/roles/staff-areas';
import { Router } from 'express';
import { staffOf } from '../session/session.module.js';
import { type CaseListDeps, listActiveStatuses, listCases } from './list-cases.js';
import { parseListQuery } from './list-query.js';

const resource = 'bgo_identifications_portal';

/** The customer requests of the back office. */
export function createCaseListRouter(deps: CaseListDeps): Router {
  const router = Router();
  router.get(`/${resource}`, async (request, response) => {
    staffOf(response, staffAreas.cases);
    const asked = parseListQuery(request.query);
    const { rows, total } = await listCases(deps, asked);
    const last = rows.length === 0 ? asked.skip : asked.skip + rows.length - 1;
    response.set('Content-Range', `${resource} ${asked.skip}-${last}/${total}`).set('Cache-Control', 'no-store');
    response.json(rows);
  });
  router.get(`/${resource}/get_all_active_statuses`, async (_request, response) => {
    staffOf(response, staffAreas.cases);
    response.json(await listActiveStatuses(deps));
  });
  return router;
}
