import { staffRolesOf } from '@kontor/domain/case/command-roles';
import { parseParams } from '@kontor/platform/http/validate';
import { Router } from 'express';
import { caseParams } from '../../case/case-record/case-record.module.js';
import { staffOf } from '../../access/session/session.module.js';
import { listReplyTemplates, type ReplyTemplateDeps } from './list-reply-templates.js';

/** The reply templates for one case; for who may write to its customer. */
export function createReplyTemplateRouter(deps: ReplyTemplateDeps): Router {
  const router = Router();
  router.get('/bgo_identifications/:id/reply_templates', async (request, response) => {
    const { id: caseId } = parseParams(caseParams, request);
    const { accountId } = staffOf(response, staffRolesOf('staffMessage'));
    response.set('Cache-Control', 'no-store').json(await listReplyTemplates(deps, { caseId, accountId }));
  });
  return router;
}
