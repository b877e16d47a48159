import {
  type EventDetail,
  type EventHistories,
  eventParamsSchema,
  type EventQuery,
  eventQuerySchema,
} from '@kontor/api/audit/audit.schema';
import { staffAreas } from '@kontor/domain/roles/staff-areas';
import { parseParams, parseQuery } from '@kontor/platform/http/validate';
import { Router } from 'express';
import { staffOf } from '../../access/session/session.module.js';

/** The log for support and auditors (R3 §2.11). */
export function createEventHistoriesRouter(
  listEvents: (query: EventQuery) => Promise<EventHistories>,
  readEvent: (id: number) => Promise<EventDetail>,
): Router {
  const router = Router();
  router.get('/event_histories', async (request, response) => {
    staffOf(response, staffAreas.logs);
    const page = await listEvents(parseQuery(eventQuerySchema, request));
    response.set('Cache-Control', 'no-store').type('application/ld+json').send(JSON.stringify(page));
  });
  router.get('/event_histories/:id', async (request, response) => {
    staffOf(response, staffAreas.logs);
    response.set('Cache-Control', 'no-store').json(await readEvent(parseParams(eventParamsSchema, request).id));
  });
  return router;
}
