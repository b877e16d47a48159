import type { EndedSession } from '../session/session.module.js';
import type { OtherDeviceDeps } from './other-device-deps.js';
import { isRedeemed } from './pairing.js';

/** Announces the end of a session that another device continues, or that continues another one. */
export async function announceEnded(
  { pairings, announce }: Pick<OtherDeviceDeps, 'pairings' | 'announce'>,
  { _id, caseId, startedFrom = null }: EndedSession,
): Promise<void> {
  if (caseId === null) return;
  const pairing = await pairings.find(_id);
  if (startedFrom !== null || (pairing !== null && isRedeemed(pairing))) announce(caseId);
}
