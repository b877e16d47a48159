import type { RequestHandler } from 'express';
import { problem } from '../../http/answer/problem-table.js';
import { sessionOf } from '../session/session.module.js';

const allowed =
  /^\/(?:me\/(?:consents|language|other_device\/redeem|logout|refresh|verify|abort|requestVerification|simpleVerification|login|sendCode|getToken|getTokenSimple|register)\b|download_tickets$)/;

/** Requires the consents of a customer registered by an adviser before any write to the application. */
export const consentGuard: RequestHandler = (request, response, next) => {
  const session = sessionOf(response);
  const writes = !['GET', 'HEAD', 'OPTIONS'].includes(request.method) && !allowed.test(request.path);
  if (writes && session?.verified === true && session.lacksConsents === true) throw problem('consents-missing');
  next();
};
