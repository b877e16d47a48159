import { randomToken, sha256 } from '@kontor/platform/crypto/random';
import { problem } from '../../http/answer/problem-table.js';
import type { Session, TokenPair } from '../session/session.module.js';
import type { OtherDeviceDeps } from './other-device-deps.js';
import { isRedeemed, type Pairing, type Refusal, refusalOf } from './pairing.js';

interface GivenCode {
  readonly code: string;
  /** What the browser chose for this code, so that it alone may repeat the call. */
  readonly browser: string;
  /** Whether the session of another applicant in this browser may end. */
  readonly replace: boolean;
}

interface Place {
  /** Who is logged in in this browser. */
  readonly session: Session | null;
  /** Network address. */
  readonly address: string;
}

/**
 * Starts the session of the other device by a code, once. @throws Problem 400 for a code that is unknown, used, expired or
 * revoked, 409 where another applicant is logged in, or on the first device itself
 */
export async function redeemPairing(deps: OtherDeviceDeps, given: GivenCode, place: Place): Promise<TokenPair> {
  const hashes = { codeHash: sha256(given.code), browserHash: sha256(given.browser) };
  const found = await deps.pairings.findByCode(hashes.codeHash);
  const refusal = refusalOf(found, hashes, deps.now());
  if (found === null || refusal !== null) return refuse(deps, refusal ?? 'unknown', { ...place, found });
  requireFree(found, given, place);
  if ((await deps.sessions.find(found._id)) === null) return refuse(deps, 'revoked', { ...place, found });
  const claimed = { ...found, ...hashes, otherId: randomToken(24), version: found.version + 1 };
  if (!(await deps.pairings.write(claimed))) return refuse(deps, 'used', { ...place, found });
  // The answer of the first call was lost, and with it the only tokens of its session.
  if (isRedeemed(found)) await deps.sessions.end(found.otherId);
  return startOther(deps, claimed, place);
}

/** Asks before a session ends that belongs to somebody else, and never ends that of the first device. @throws Problem 409 */
function requireFree(found: Pairing, { replace }: GivenCode, { session }: Place): void {
  if (session === null) return;
  if (session.sessionId === found._id) throw problem('pairing-same-device');
  const isOwn = session.accountId === found.accountId;
  if (!isOwn && !replace) throw problem('pairing-other-session', { state: 'other-session' });
}

async function startOther(deps: OtherDeviceDeps, claimed: Pairing, place: Place): Promise<TokenPair> {
  const pair = await deps.sessions.startOther(claimed._id, claimed.otherId, place.address);
  // The first device may have ended it before there was a session to end.
  const now = await deps.pairings.find(claimed._id);
  if (pair === null || now?.version !== claimed.version) {
    await deps.sessions.end(claimed.otherId);
    return refuse(deps, 'revoked', { ...place, found: claimed });
  }
  if (place.session !== null) await deps.sessions.end(place.session.sessionId);
  deps.announce(claimed.caseId);
  return pair;
}

async function refuse(
  { onLoginFailed }: OtherDeviceDeps,
  refusal: Refusal,
  { address, found }: Place & { readonly found: Pairing | null },
): Promise<never> {
  const accountId = found?.accountId ?? null;
  await onLoginFailed?.({ side: 'customer', outcome: 'refused', accountId, username: '', address });
  throw problem(`pairing-${refusal}`, { state: refusal });
}
