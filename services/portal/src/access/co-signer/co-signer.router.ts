import { personCodeBodySchema, personLinkBodySchema } from '@kontor/api/co-signer/co-signer.schema';
import { networkOf } from '@kontor/platform/http/network';
import { parseBody } from '@kontor/platform/http/validate';
import { Router } from 'express';
import { coSignerOf, customerOf } from '../session/session.module.js';
import { exchangeCode, sendCode } from './co-signer-codes.js';
import type { CoSignerDeps } from './co-signer-deps.js';
import { liveLink } from './co-signer-links.js';
import { endSession } from './co-signer-sessions.js';
import { listCoSigners } from './list-co-signers.js';

/** Opening a mailed link, its code and its session; and who has opened theirs, for the acting person. */
export function createCoSignerRouter(deps: CoSignerDeps): Router {
  const router = Router();
  router.post('/person_link/open', async (request, response) => {
    const { link } = parseBody(personLinkBodySchema, request);
    await deps.limits.spend('codeByIp', networkOf(request));
    const { person } = await liveLink(deps, link);
    const opened = { bankName: await deps.bankName(), firstName: person.firstName };
    response.set('Cache-Control', 'no-store').json(opened);
  });
  router.post('/person_link/send_code', async (request, response) => {
    const { link } = parseBody(personLinkBodySchema, request);
    await deps.limits.spend('mailByIp', networkOf(request));
    await sendCode(deps, { link, network: networkOf(request) });
    response.status(204).end();
  });
  router.post('/person_link/get_token', async (request, response) => {
    const given = parseBody(personCodeBodySchema, request);
    await deps.limits.spend('codeByIp', networkOf(request));
    const { token, expiresAt } = await exchangeCode(deps, { ...given, network: networkOf(request) });
    response.set('Cache-Control', 'no-store').json({ token, expiresAt: new Date(expiresAt).toISOString() });
  });
  router.post('/me/person/logout', async (_request, response) => {
    await endSession(deps, coSignerOf(response).sessionId);
    response.status(204).end();
  });
  router.get('/co_signers', async (_request, response) => {
    const { caseId } = customerOf(response);
    response.json(await listCoSigners(deps, caseId));
  });
  return router;
}
