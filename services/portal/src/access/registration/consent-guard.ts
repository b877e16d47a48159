import type { RequestHandler } from 'express';
import { problem } from '../../http/answer/problem-table.js';
import { sessionOf } from '../session/session.module.js';
import type { RegistrationDeps } from './registration-deps.js';

const allowed =
  /^\/(?:me\/(?:consents|logout|refresh|verify|abort|requestVerification|simpleVerification|login|sendCode|getToken|getTokenSimple|register)\b|download_tickets$)/;

/** Requires the consents of a customer registered by an adviser before any write to the application. */
export function createConsentGuard({ applicants }: Pick<RegistrationDeps, 'applicants'>): RequestHandler {
  return async (request, response, next) => {
    const session = sessionOf(response);
    const writes = !['GET', 'HEAD', 'OPTIONS'].includes(request.method) && !allowed.test(request.path);
    if (writes && session?.side === 'customer' && session.verified) {
      const applicant = await applicants.findByAccount(session.accountId);
      if (applicant !== null && !(applicant.acceptedDatenschutz && applicant.authorizedToRepresent))
        throw problem('consents-missing');
    }
    next();
  };
}
