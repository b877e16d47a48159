import { staffAreas } from '@kontor/domain/roles/staff-areas';
import { Router } from 'express';
import { customerOf, staffOf } from '../../access/session/session.module.js';
import type { LiveStreams } from './live-streams.js';

/** Live updates: for a customer the own case, for staff every case. */
export function createLiveRouter(streams: LiveStreams): Router {
  const router = Router();
  router.get('/me/events', async (request, response) => {
    const session = customerOf(response);
    await streams.open(request, response, { session, caseId: session.caseId });
  });
  router.get('/staff/events', async (request, response) => {
    await streams.open(request, response, { session: staffOf(response, staffAreas.cases), caseId: '*' });
  });
  return router;
}
