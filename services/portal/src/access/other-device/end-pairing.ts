import { changePairing } from './change-pairing.js';
import type { OtherDeviceDeps } from './other-device-deps.js';
import { isRedeemed } from './pairing.js';

/** Revokes the code of a session, and ends the session of the other device. Repeatable. */
export async function endPairing({ pairings, sessions }: OtherDeviceDeps, sessionId: string): Promise<void> {
  await changePairing(pairings, sessionId, (before) =>
    before === null || before.ended ? null : { ...before, version: before.version + 1, ended: true },
  );
  // Read again, so that a repeat ends the session of an interrupted call.
  const pairing = await pairings.find(sessionId);
  if (pairing !== null && isRedeemed(pairing)) await sessions.end(pairing.otherId);
}
