import { randomToken, sha256 } from '@kontor/platform/crypto/random';
import { problem } from '../../http/answer/problem-table.js';
import type { CustomerSession } from '../session/session.module.js';
import { changePairing } from './change-pairing.js';
import type { OtherDeviceDeps } from './other-device-deps.js';
import { withNewCode } from './pairing.js';
import { readPairing } from './read-pairing.js';

/**
 * Makes the code by which another device continues this session; an earlier one is not valid any more. @throws Problem 409
 * while a device is connected, or on one that is itself connected; TooManyRequests
 */
export async function openPairing(
  deps: OtherDeviceDeps,
  { sessionId, accountId, caseId, startedFrom }: CustomerSession,
): Promise<{ readonly code: string; readonly expiresAt: number }> {
  if (startedFrom !== undefined) throw problem('is-other-device');
  await deps.limits.spend('pairingByAccount', accountId);
  const code = randomToken(32);
  const opened = await changePairing(deps.pairings, sessionId, async (before) => {
    if ((await readPairing(deps, before)) === 'connected') throw problem('already-connected');
    return withNewCode(before, { sessionId, accountId, caseId, codeHash: sha256(code) }, deps.now());
  });
  return { code, expiresAt: opened?.expiresAt ?? deps.now() };
}
