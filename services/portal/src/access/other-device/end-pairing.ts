import { changePairing } from './change-pairing.js';
import type { OtherDeviceDeps } from './other-device-deps.js';
import { isRedeemed } from './pairing.js';

/**
 * Revokes the code of a session, and ends the session of the other device; with `onlyCode` a device that has used the code
 * meanwhile stays connected. Repeatable.
 */
export async function endPairing(
  { pairings, sessions }: OtherDeviceDeps,
  sessionId: string,
  { onlyCode }: { readonly onlyCode: boolean },
): Promise<void> {
  await changePairing(pairings, sessionId, (before) => {
    if (before === null || before.ended || (onlyCode && isRedeemed(before))) return null;
    return { ...before, version: before.version + 1, ended: true };
  });
  // Read again, so that a repeat ends the session of an interrupted call.
  const pairing = await pairings.find(sessionId);
  if (pairing?.ended === true && isRedeemed(pairing)) await sessions.end(pairing.otherId);
}
