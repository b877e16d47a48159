import { feedbackSchema } from '@kontor/domain/feedback/feedback.schema';
import { parseBody } from '@kontor/platform/http/validate';
import { Router } from 'express';
import { customerOf } from '../../access/session/session.module.js';
import type { ProvideFeedback } from './provide-feedback.js';

/** Feedback of the customer about the own case (R2 §7). */
export function createFeedbackRouter({ provideFeedback }: { readonly provideFeedback: ProvideFeedback }): Router {
  const router = Router();
  router.post('/me/provideFeedback', async (request, response) => {
    const { caseId } = customerOf(response);
    const { feedbackRating: rating, feedbackComment: comment } = parseBody(feedbackSchema, request);
    await provideFeedback(caseId, { rating, comment });
    response.status(204).end();
  });
  return router;
}
