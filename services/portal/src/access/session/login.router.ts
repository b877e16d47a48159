import { normaliseEmail } from '@kontor/domain/person/email';
import {
  getTokenBodySchema,
  linkBodySchema,
  loginBodySchema,
  sendCodeBodySchema,
} from '@kontor/api/session/session.schema';
import { secondFactorBodySchema } from '@kontor/api/second-factor/second-factor.schema';
import { networkOf } from '@kontor/platform/http/network';
import { parseBody } from '@kontor/platform/http/validate';
import { type Request, Router } from 'express';
import { logInByCode } from './log-in-by-code.js';
import { logInByFactor } from './log-in-by-factor.js';
import { logInByLink } from './log-in-by-link.js';
import { reportLock } from './login-tries.js';
import { createLogInStaff } from './log-in-staff.js';
import { sendLoginCode } from './send-login-code.js';
import type { SessionDeps } from './session-deps.js';

/** Login of customers and staff (R1 §7, R3 §7 "Authentication"). */
export function createLoginRouter(deps: SessionDeps): Router {
  const router = Router();
  router.post('/me/sendCode', async (request, response) => {
    const { email } = parseBody(sendCodeBodySchema, request);
    await deps.limits.spend('mailByIp', networkOf(request));
    const name = normaliseEmail(email);
    await sendLoginCode(deps, name, deps.deviceOf(request, response));
    deps.codeBrowserOf(request, response).start('address', name);
    response.status(204).end();
  });
  router.post('/me/getToken', async (request, response) => {
    const { email, code } = parseBody(getTokenBodySchema, request);
    await spendCodeTry(deps, request, normaliseEmail(email));
    const browser = { device: deps.deviceOf(request, response), codeBrowser: deps.codeBrowserOf(request, response) };
    const typed = { email: normaliseEmail(email), typed: code, address: request.ip ?? '', ...browser };
    response.json(deps.cookie.show(request, response, await logInByCode(deps, typed)));
  });
  router.post('/me/getTokenSimple', async (request, response) => {
    const { code } = parseBody(linkBodySchema, request);
    await spendCodeTry(deps, request, '');
    const from = { address: request.ip ?? '', device: deps.deviceOf(request, response) };
    const pair = await logInByLink(deps, code, from);
    response.json(deps.cookie.show(request, response, pair));
  });
  addStaffLogin(router, deps);
  return router;
}

function addStaffLogin(router: Router, deps: SessionDeps): void {
  const logInStaff = createLogInStaff(deps);
  router.post('/me/login', async (request, response) => {
    const { username, mail, password } = parseBody(loginBodySchema, request);
    await deps.limits.spend('loginByIp', networkOf(request));
    const device = deps.deviceOf(request, response);
    const name = normaliseEmail(username ?? mail ?? '');
    const answer = await logInStaff({ username: name, password, address: request.ip ?? '', device });
    if ('codeRequested' in answer) deps.codeBrowserOf(request, response).start('password', name);
    response.json('token' in answer ? deps.cookie.show(request, response, answer) : answer);
  });
  router.post('/me/secondFactor', async (request, response) => {
    const answer = parseBody(secondFactorBodySchema, request);
    await deps.limits.spend('codeByIp', networkOf(request));
    const from = { address: request.ip ?? '', device: deps.deviceOf(request, response) };
    const given = { ...answer, username: normaliseEmail(answer.username) };
    response.json(deps.cookie.show(request, response, await logInByFactor(deps, given, from)));
  });
}

/** Counts a code or link that a network tries; whose it is is not known yet. @throws TooManyRequests */
async function spendCodeTry(deps: SessionDeps, request: Request, username: string): Promise<void> {
  const attempt = { side: 'customer', accountId: null, username, address: request.ip ?? '' } as const;
  await deps.limits.spend('codeByIp', networkOf(request)).catch((error: unknown) => reportLock(deps, attempt, error));
}
