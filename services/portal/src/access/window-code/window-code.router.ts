import { redeemWindowCodeBodySchema } from '@kontor/api/window-code/window-code.schema';
import { networkOf } from '@kontor/platform/http/network';
import { parseBody } from '@kontor/platform/http/validate';
import { Router } from 'express';
import { customerOf, type SessionDeps } from '../session/session.module.js';
import type { WindowCodes } from './window-codes.js';

/** Continues a registration that began in a frame in a window of its own. */
export function createWindowCodeRouter(
  { limits, cookie, sessions }: Pick<SessionDeps, 'limits' | 'cookie' | 'sessions'>,
  codes: WindowCodes,
): Router {
  const router = Router();
  router.post('/me/windowCode', async (_request, response) => {
    const session = customerOf(response, { verified: false });
    await limits.spend('windowCodeByAccount', session.accountId);
    const { code, expiresAt } = await codes.issue(session);
    response.status(201).json({ code, expiresAt: new Date(expiresAt).toISOString() });
  });
  router.post('/me/getTokenByWindow', async (request, response) => {
    const { code } = parseBody(redeemWindowCodeBodySchema, request);
    await limits.spend('codeByIp', networkOf(request));
    const pair = await codes.redeem(code, request.ip ?? '');
    // Nobody could end it any more, because its cookie is replaced.
    const replaced = cookie.read(request);
    if (typeof replaced === 'string') await sessions.endBy(replaced);
    response.json(cookie.show(request, response, pair));
  });
  return router;
}
