import { staffRolesOf } from '@kontor/domain/case/command-roles';
import { followUpSchema } from '@kontor/domain/follow-up/follow-up.schema';
import { parseBody, parseParams } from '@kontor/platform/http/validate';
import { Router } from 'express';
import { caseParams } from '../../case/case-record/case-record.module.js';
import { staffOf } from '../../access/session/session.module.js';
import { clearFollowUp, type FollowUpDeps, setFollowUp } from './set-follow-up.js';

/** Puts a case aside until a day. */
export function createFollowUpRouter(deps: FollowUpDeps): Router {
  const router = Router();
  const path = '/bgo_identifications_portal/:id/followUp';
  router.put(path, async (request, response) => {
    const { id: caseId } = parseParams(caseParams, request);
    const session = staffOf(response, staffRolesOf('followUp'));
    await setFollowUp(deps, { caseId, session, ...parseBody(followUpSchema, request) });
    response.status(204).end();
  });
  router.delete(path, async (request, response) => {
    const { id: caseId } = parseParams(caseParams, request);
    const session = staffOf(response, staffRolesOf('followUp'));
    await clearFollowUp(deps, { caseId, session });
    response.status(204).end();
  });
  return router;
}
