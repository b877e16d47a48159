import type { OtherDeviceDeps } from './other-device-deps.js';
import { isRedeemed, type Pairing, type PairingState, stateOf } from './pairing.js';

/** The state of a pairing; the other device may have logged out, or its session may be over. */
export async function readPairing(
  { sessions, now }: Pick<OtherDeviceDeps, 'sessions' | 'now'>,
  pairing: Pairing | null,
): Promise<PairingState> {
  const isOtherAlive =
    pairing !== null && isRedeemed(pairing) && !pairing.ended && (await sessions.find(pairing.otherId)) !== null;
  return stateOf(pairing, { isOtherAlive, now: now() });
}
