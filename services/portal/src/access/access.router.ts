import { createRegistrationSchema } from '@kontor/domain/application/registration.schema';
import { normaliseEmail } from '@kontor/domain/person/email';
import {
  consentsBodySchema,
  downloadTicketBodySchema,
  getTokenBodySchema,
  linkBodySchema,
  loginBodySchema,
  refreshBodySchema,
  sendCodeBodySchema,
  verifyBodySchema,
} from '@kontor/api/session/session.schema';
import { parseBody } from '@kontor/platform/http/validate';
import { Router, type Request, type Response } from 'express';
import { requestKeyOf } from '../idempotency/request-key.js';
import { problem } from '../problem-table.js';
import type { AccessDeps } from './access-deps.js';
import { giveConsents } from './consents.js';
import type { DownloadTickets } from './download-tickets.js';
import { loginByCode, loginByLink, sendLoginCode } from './login-code.js';
import { readMe } from './me.js';
import { checkContext, refuseWhenDeactivated, register } from './register.js';
import { registrationBodyOf } from './registration-body.js';
import { customerOf, sessionOf } from './session.js';
import { loginStaff } from './staff-login.js';
import { createStaffRouter } from './staff.router.js';
import { normaliseCode, requestVerification, verifyByCode, verifyByLink } from './verification.js';

/** Registration, confirmation, login and session (spec 1 §7, spec 3 §7 "Authentication"). */
export function createAccessRouter(deps: AccessDeps, tickets: DownloadTickets): Router {
  const router = Router();
  addRegistration(router, deps);
  addLogin(router, deps);
  addSession(router, deps, tickets);
  router.use(createStaffRouter(deps));
  return router;
}

const ipOf = (request: Request): string => request.ip ?? 'unknown';

function addRegistration(router: Router, deps: AccessDeps): void {
  router.post('/me/register', async (request, response) => {
    const rules = await deps.rules();
    refuseWhenDeactivated(rules);
    await deps.limits.spend('registerByIp', ipOf(request));
    const registration = createRegistrationSchema(rules).parse(registrationBodyOf(request.body));
    checkContext(registration.context);
    if (registration.beraterEinstieg === true) await deps.limits.spend('adviserRegisterByIp', ipOf(request));
    const pair = await register(deps, { registration, requestKey: requestKeyOf(response) });
    response.status(201).json(pair ?? {});
  });
  router.post('/me/requestVerification', async (request, response) => {
    const session = customerOf(response, { verified: false });
    await deps.limits.spend('mailByIp', ipOf(request));
    await requestVerification(deps, session);
    response.status(204).end();
  });
  router.post('/me/verify', async (request, response) => {
    const session = customerOf(response, { verified: false });
    const { code } = parseBody(verifyBodySchema, request);
    await deps.limits.spend('codeByIp', ipOf(request));
    response.json(await verifyByCode(deps, session, normaliseCode(code)));
  });
  router.post('/me/simpleVerification/:code', async (request, response) => {
    await deps.limits.spend('codeByIp', ipOf(request));
    response.json(await verifyByLink(deps, request.params.code));
  });
  router.post('/me/consents', async (request, response) => {
    const session = customerOf(response);
    parseBody(consentsBodySchema, request);
    await giveConsents(deps, session);
    response.status(204).end();
  });
}

function addLogin(router: Router, deps: AccessDeps): void {
  router.post('/me/sendCode', async (request, response) => {
    const { email } = parseBody(sendCodeBodySchema, request);
    await deps.limits.spend('mailByIp', ipOf(request));
    await sendLoginCode(deps, normaliseEmail(email));
    response.status(204).end();
  });
  router.post('/me/getToken', async (request, response) => {
    const { email, code } = parseBody(getTokenBodySchema, request);
    await deps.limits.spend('codeByIp', ipOf(request));
    response.json(await loginByCode(deps, normaliseEmail(email), code));
  });
  router.post('/me/getTokenSimple', async (request, response) => {
    const { code } = parseBody(linkBodySchema, request);
    await deps.limits.spend('codeByIp', ipOf(request));
    response.json(await loginByLink(deps, code));
  });
  router.post('/me/login', async (request, response) => {
    const { username, mail, password } = parseBody(loginBodySchema, request);
    await deps.limits.spend('loginByIp', ipOf(request));
    response.json(await loginStaff(deps, normaliseEmail(username ?? mail ?? ''), password));
  });
}

function addSession(router: Router, deps: AccessDeps, tickets: DownloadTickets): void {
  router.post('/me/refresh', async (request, response) => {
    const { refresh_token: refreshToken } = parseBody(refreshBodySchema, request);
    await deps.limits.spend('refreshByIp', ipOf(request));
    const pair = await deps.sessions.refresh(refreshToken);
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
}

function loggedIn(response: Response) {
  const session = sessionOf(response);
  if (session === null) throw problem('unauthorized');
  return session;
}
