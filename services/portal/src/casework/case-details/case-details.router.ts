import { parseParams } from '@kontor/platform/http/validate';
import { Router } from 'express';
import { readerOf } from '../../access/session/session.module.js';
import { caseParams, onlyCases } from '../../case/case-record/case-record.module.js';
import { readCase, type ReadCaseDeps } from './read-case.js';

/** The details of one case, for its customer and for staff. */
export function createCaseDetailsRouter(deps: ReadCaseDeps): Router {
  const router = Router();
  router.get('/bgo_identifications_portal/:id', onlyCases, async (request, response) => {
    const { id } = parseParams(caseParams, request);
    const session = readerOf(response, id);
    response.set('Cache-Control', 'no-store').json(await readCase(deps, id, session));
  });
  return router;
}
