import { downloadTicketBodySchema, refreshBodySchema } from '@kontor/api/session/session.schema';
import { parseBody } from '@kontor/platform/http/validate';
import { Router, type Response } from 'express';
import { problem } from '../../http/answer/problem-table.js';
import type { DownloadTickets } from './download-tickets.js';
import { readMe } from './read-me.js';
import type { SessionDeps } from './session-deps.js';
import { sessionOf, type Session } from './session.js';

/** The session of a logged-in user, and download tickets. */
export function createSessionRouter(deps: SessionDeps, tickets: DownloadTickets): Router {
  const router = Router();
  router.post('/me/refresh', async (request, response) => {
    const { refresh_token: refreshToken } = parseBody(refreshBodySchema, request);
    await deps.limits.spend('refreshByIp', request.ip ?? 'unknown');
    const pair = await deps.sessions.refresh(refreshToken);
    if (pair === 'confirmed') throw problem('confirmed-elsewhere', { state: 'confirmed' });
    if (pair === null) throw problem('unauthorized');
    response.json(pair);
  });
  router.post('/me/logout', async (_request, response) => {
    await deps.sessions.end(loggedIn(response).sessionId);
    response.status(204).end();
  });
  router.get('/me', async (_request, response) => {
    response.json(await readMe(deps, loggedIn(response)));
  });
  router.post('/download_tickets', async (request, response) => {
    const session = loggedIn(response);
    const { path } = parseBody(downloadTicketBodySchema, request);
    const { ticket, expiresAt } = await tickets.issue(session, path);
    response.status(201).json({ ticket, expiresAt: new Date(expiresAt).toISOString() });
  });
  return router;
}

function loggedIn(response: Response): Session {
  const session = sessionOf(response);
  if (session === null) throw problem('unauthorized');
  return session;
}
