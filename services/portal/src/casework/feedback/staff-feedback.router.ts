import { staffAreas } from '@kontor/domain/roles/staff-areas';
import { Router } from 'express';
import { sendFile } from '../../http/answer/send-file.js';
import { staffOf } from '../../access/session/session.module.js';
import type { createListFeedback } from './list-feedback.js';

/** Customers' feedback for staff (R3 §2.3 "Feedback"). */
export function createStaffFeedbackRouter(feedback: ReturnType<typeof createListFeedback>): Router {
  const router = Router();
  router.get('/feedbacks', async (_request, response) => {
    staffOf(response, staffAreas.feedback);
    response.set('Cache-Control', 'no-store').json(await feedback.summary());
  });
  router.get('/feedbacks.csv', async (request, response) => {
    staffOf(response, staffAreas.feedback);
    await sendFile(request, response, {
      name: 'FeedbackExport.csv',
      mimeType: 'text/csv; charset=utf-8',
      sizeBytes: null,
      content: async function* () {
        yield Buffer.from(await feedback.csv(), 'utf8');
      },
    });
  });
  return router;
}
