import type { RequestHandler } from 'express';
import type { DownloadTickets } from './download-tickets.js';
import type { Sessions } from './sessions.js';

/**
 * Finds the session of a request by bearer token, or for GET and HEAD by a download ticket in `?bearer=`.
 * An invalid token leaves the request without a session; each route decides whether it needs one.
 */
export function createAuthenticate(sessions: Sessions, tickets: DownloadTickets): RequestHandler {
  return async (request, response, next) => {
    const token = /^Bearer ([A-Za-z0-9._~+/=-]+)$/i.exec(request.get('authorization') ?? '')?.[1];
    const ticket = request.query['bearer'];
    if (token !== undefined) {
      const session = await sessions.read(token);
      if (session !== null) response.locals['session'] = session;
    } else if (typeof ticket === 'string' && ['GET', 'HEAD'].includes(request.method)) {
      response.locals['session'] = await tickets.redeem(ticket, request);
    }
    next();
  };
}
