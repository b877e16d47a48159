import { staffRolesOf } from '@kontor/domain/case/command-roles';
import { decisionSchema, extractSchema } from '@kontor/domain/discrepancy/discrepancy.schema';
import { staffAreas } from '@kontor/domain/roles/staff-areas';
import { parseBody, parseParams } from '@kontor/platform/http/validate';
import { type Request, type Response, Router } from 'express';
import { asReader, staffOf } from '../../access/session/session.module.js';
import { caseParams } from '../../case/case-record/case-record.module.js';
import { sendFile } from '../../http/answer/send-file.js';
import { exportDiscrepancy, showDiscrepancy, type ShowDiscrepancyDeps } from './show-discrepancy.js';
import { decideDiscrepancy, enterExtract } from './write-discrepancy.js';

/** The report of a discrepancy to the transparency register (§ 23a GwG), for staff alone. */
export function createDiscrepancyRouter(deps: ShowDiscrepancyDeps): Router {
  const router = Router();
  const path = '/bgo_identifications_portal/:id/discrepancyReport';
  for (const format of ['pdf', 'json'] as const)
    router.get(`${path}.${format}`, async (request, response) => {
      await sendFile(request, response, await exportDiscrepancy(deps, readOf(request, response), format));
    });
  router.get(path, async (request, response) => {
    response.set('Cache-Control', 'no-store').json(await showDiscrepancy(deps, readOf(request, response)));
  });
  router.put(`${path}/extract`, async (request, response) => {
    const asked = askedOf(request, response);
    const { step, ...extract } = parseBody(extractSchema, request);
    await enterExtract(deps, { ...asked, step, extract });
    response.status(204).end();
  });
  router.post(`${path}/decision`, async (request, response) => {
    const asked = askedOf(request, response);
    const { step, ...decision } = parseBody(decisionSchema, request);
    await decideDiscrepancy(deps, { ...asked, step, decision });
    response.status(204).end();
  });
  return router;
}

function askedOf(request: Request, response: Response) {
  const session = staffOf(response, staffRolesOf('transparencyRegister'));
  return { caseId: parseParams(caseParams, request).id, session };
}

function readOf(request: Request, response: Response) {
  const session = asReader(staffOf(response, staffAreas.cases), 'transparencyRegister');
  return { caseId: parseParams(caseParams, request).id, session };
}
