import { endPairingQuerySchema, redeemBodySchema } from '@kontor/api/other-device/other-device.schema';
import { networkOf } from '@kontor/platform/http/network';
import { parseBody, parseQuery } from '@kontor/platform/http/validate';
import { type Response, Router } from 'express';
import { customerOf, type Session, sessionOf } from '../session/session.module.js';
import { endPairing } from './end-pairing.js';
import { openPairing } from './open-pairing.js';
import type { OtherDeviceDeps } from './other-device-deps.js';
import { readPairing } from './read-pairing.js';
import { redeemPairing } from './redeem-pairing.js';

/** A customer's session continued on another device, by a QR code (R1 §7). */
export function createOtherDeviceRouter(deps: OtherDeviceDeps): Router {
  const router = Router();
  router.post('/me/other_device', async (_request, response) => {
    const { code, expiresAt } = await openPairing(deps, customerOf(response));
    const answer = { code, expiresAt: new Date(expiresAt).toISOString() };
    response.status(201).set('Cache-Control', 'no-store').json(answer);
  });
  router.get('/me/other_device', async (_request, response) => {
    const { sessionId } = customerOf(response);
    response.json({ state: await readPairing(deps, await deps.pairings.find(sessionId)) });
  });
  router.delete('/me/other_device', async (request, response) => {
    const { sessionId, caseId } = customerOf(response);
    const { only } = parseQuery(endPairingQuerySchema, request);
    await endPairing(deps, sessionId, { onlyCode: only === 'code' });
    deps.announce(caseId);
    response.status(204).end();
  });
  router.post('/me/other_device/redeem', async (request, response) => {
    const given = parseBody(redeemBodySchema, request);
    await deps.limits.spend('codeByIp', networkOf(request));
    const place = { session: customerIn(response), address: request.ip ?? '' };
    const pair = await redeemPairing(deps, { ...given, replace: given.replace === true }, place);
    response.set('Cache-Control', 'no-store').json(deps.cookie.show(request, response, pair));
  });
  return router;
}

/** A session of staff in the same browser is another one, and stays. */
function customerIn(response: Response): Session | null {
  const session = sessionOf(response);
  return session?.side === 'customer' ? session : null;
}
