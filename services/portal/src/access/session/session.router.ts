import { downloadTicketBodySchema, languageBodySchema, refreshBodySchema } from '@kontor/api/session/session.schema';
import { networkOf } from '@kontor/platform/http/network';
import { parseBody } from '@kontor/platform/http/validate';
import { Router, type Request, type Response } from 'express';
import { problem } from '../../http/answer/problem-table.js';
import { changeLanguage } from './change-language.js';
import type { DownloadTickets } from './download-tickets.js';
import { readMe } from './read-me.js';
import type { SessionCookie } from './session-cookie.js';
import type { SessionDeps } from './session-deps.js';
import { customerOf, sessionOf, type Session } from './session.js';

/** The session of a logged-in user, and download tickets. */
export function createSessionRouter(deps: SessionDeps, tickets: DownloadTickets): Router {
  const router = Router();
  router.post('/me/refresh', async (request, response) => {
    const refreshToken = givenTo(deps.cookie, request);
    if (refreshToken === null) return void response.status(204).end();
    await deps.limits.spend('refreshByIp', networkOf(request));
    const pair = await deps.sessions.refresh(refreshToken);
    // The cookie stays: the tab that confirmed the address may just have set it.
    if (pair === 'confirmed') throw problem('confirmed-elsewhere', { state: 'confirmed' });
    if (pair === null || pair === 'disconnected') {
      deps.cookie.clear(request, response);
      throw pair === null ? problem('unauthorized') : problem('disconnected', { state: pair });
    }
    response.json(deps.cookie.show(request, response, pair));
  });
  router.post('/me/logout', async (request, response) => {
    const session = sessionOf(response);
    const refreshToken = deps.cookie.isAsked(request) ? heldBy(deps.cookie, request) : null;
    if (session === null && refreshToken === null) throw problem('unauthorized');
    if (session !== null) await deps.sessions.end(session.sessionId);
    if (refreshToken !== null) await deps.sessions.endBy(refreshToken);
    deps.cookie.clear(request, response);
    response.status(204).end();
  });
  router.get('/me', async (_request, response) => {
    response.json(await readMe(deps, loggedIn(response)));
  });
  router.put('/me/language', async (request, response) => {
    const { accountId } = customerOf(response, { verified: false });
    const { language } = parseBody(languageBodySchema, request);
    await changeLanguage(deps, accountId, language);
    response.status(204).end();
  });
  router.post('/download_tickets', async (request, response) => {
    const session = loggedIn(response);
    const { path } = parseBody(downloadTicketBodySchema, request);
    const { ticket, expiresAt } = await tickets.issue(session, path);
    response.status(201).json({ ticket, expiresAt: new Date(expiresAt).toISOString() });
  });
  return router;
}

/** The refresh token in the cookie; null without one. @throws Problem 403 for another page than the portal's */
function heldBy(cookie: SessionCookie, request: Request): string | null {
  const refreshToken = cookie.read(request);
  if (refreshToken === undefined) throw problem('forbidden');
  return refreshToken;
}

/** The refresh token in the body, and without a body the one in the cookie. @throws Problem 403, ZodError */
function givenTo(cookie: SessionCookie, request: Request): string | null {
  const isEmpty = Object.keys((request.body ?? {}) as object).length === 0;
  return isEmpty && cookie.isAsked(request)
    ? heldBy(cookie, request)
    : parseBody(refreshBodySchema, request).refresh_token;
}

function loggedIn(response: Response): Session {
  const session = sessionOf(response);
  if (session === null) throw problem('unauthorized');
  return session;
}
