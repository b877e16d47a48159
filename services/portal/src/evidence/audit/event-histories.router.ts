import { eventQuerySchema, type EventHistories, type EventQuery } from '@kontor/api/audit/audit.schema';
import { staffAreas } from '@kontor/domain/roles/staff-areas';
import { parseQuery } from '@kontor/platform/http/validate';
import { Router } from 'express';
import { staffOf } from '../../access/session/session.module.js';

/** The log for support and auditors (R3 §2.11). */
export function createEventHistoriesRouter(listEvents: (query: EventQuery) => Promise<EventHistories>): Router {
  const router = Router();
  router.get('/event_histories', async (request, response) => {
    staffOf(response, staffAreas.logs);
    const page = await listEvents(parseQuery(eventQuerySchema, request));
    response.set('Cache-Control', 'no-store').type('application/ld+json').send(JSON.stringify(page));
  });
  return router;
}
