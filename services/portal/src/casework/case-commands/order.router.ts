import { orderSchema } from '@kontor/domain/application/order.schema';
import { resolutionSchema } from '@kontor/domain/matching/resolution.schema';
import { seenVersion } from '@kontor/platform/http/entity-tag';
import { parseBody } from '@kontor/platform/http/validate';
import { Router } from 'express';
import { answerHandOver } from '../../case/case-process/case-process.module.js';
import type { Findings } from '../../case/case-record/case-record.module.js';
import { customerOf } from '../../access/session/session.module.js';
import type { PlaceOrder } from './place-order.js';

export interface OrderRouterDeps {
  readonly findings: Pick<Findings, 'read'>;
  readonly placeOrder: PlaceOrder;
}

/** Order and continue, by the customer. */
export function createOrderRouter({ findings, placeOrder }: OrderRouterDeps): Router {
  const router = Router();
  router.post('/me/startIdentification', async (request, response) => {
    const { caseId, accountId } = customerOf(response);
    const order = parseBody(orderSchema, request);
    const outcome = await placeOrder.order({ caseId, accountId }, order, seenVersion(request.get('if-match')));
    await answerHandOver(response, findings, { caseId, outcome });
  });
  router.post('/me/continue-identification', async (request, response) => {
    const { caseId, accountId } = customerOf(response);
    const outcome = await placeOrder.continue({ caseId, accountId }, parseBody(resolutionSchema, request));
    await answerHandOver(response, findings, { caseId, outcome });
  });
  return router;
}
