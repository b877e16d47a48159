import type { RequestHandler } from 'express';
import { problem } from '../problem-table.js';
import type { AccessDeps } from './access-deps.js';
import { changeApplicant } from './applicants.js';
import { sessionOf, type CustomerSession } from './session.js';

/** Keeps the consents of a customer whom an adviser registered. */
export async function giveConsents(deps: AccessDeps, session: CustomerSession): Promise<void> {
  const applicant = await deps.applicants.findByAccount(session.accountId);
  if (applicant === null) throw problem('unauthorized');
  await changeApplicant(deps.applicants, applicant, () => ({
    authorizedToRepresent: true,
    acceptedDatenschutz: true,
  }));
}

const open =
  /^\/(?:me\/(?:consents|logout|refresh|verify|abort|requestVerification|simpleVerification|login|sendCode|getToken|getTokenSimple|register)\b|download_tickets$)/;

/** A customer registered by an adviser consents first: until then nothing of the application is written. */
export function createConsentGuard(deps: AccessDeps): RequestHandler {
  return async (request, response, next) => {
    const session = sessionOf(response);
    const writes = !['GET', 'HEAD', 'OPTIONS'].includes(request.method) && !open.test(request.path);
    if (writes && session?.side === 'customer' && session.verified) {
      const applicant = await deps.applicants.findByAccount(session.accountId);
      if (applicant !== null && !(applicant.acceptedDatenschutz && applicant.authorizedToRepresent))
        throw problem('consents-missing');
    }
    next();
  };
}
