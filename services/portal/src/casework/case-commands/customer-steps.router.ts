import { emptyBody, parseBody } from '@kontor/platform/http/validate';
import { Router } from 'express';
import { customerOf } from '../../access/session/session.module.js';
import { abortCase } from './abort-case.js';
import { answerDone } from './answer-done.js';
import { reportDocuments, type ReportDocumentsDeps } from './report-documents.js';

/** Abort and update of the identification, by the customer. */
export function createCustomerStepsRouter(deps: ReportDocumentsDeps): Router {
  const router = Router();
  router.post('/me/abort', async (request, response) => {
    const { caseId, accountId } = customerOf(response);
    parseBody(emptyBody, request);
    await abortCase(deps, { caseId, accountId });
    response.status(204).end();
  });
  router.post('/me/updateIdentification', async (request, response) => {
    const { caseId, accountId } = customerOf(response);
    parseBody(emptyBody, request);
    answerDone(response, await reportDocuments(deps, caseId, accountId));
  });
  return router;
}
