import { pairingSeconds } from '@kontor/api/other-device/other-device.schema';
import type { CaseId } from '@kontor/domain/case/case-id';

/** How long a code can be redeemed, ms. */
export const codeLifetimeMs = pairingSeconds * 1000;

/** How many replaced codes are remembered, so that they are refused by their right name. */
const maxReplaced = 20;

/** How a session continues on one other device. Its `_id` is the session of the first device. */
export interface Pairing {
  readonly _id: string;
  readonly caseId: CaseId;
  readonly accountId: string;
  /** Counts changes. */
  readonly version: number;
  /** Hash of the newest code. */
  readonly codeHash: string;
  /** Hashes of the codes that it replaced. */
  readonly replaced: readonly string[];
  /** End of the code, ms since 1970. */
  readonly expiresAt: number;
  /** Session of the other device; empty until the code is redeemed. */
  readonly otherId: string;
  /** Hash of what the browser of the other device chose, which alone may redeem the code again; empty until then. */
  readonly browserHash: string;
  /** Whether the first device has ended it. */
  readonly ended: boolean;
}

/** Whether the code was redeemed. */
export const isRedeemed = ({ otherId }: Pick<Pairing, 'otherId'>): boolean => otherId !== '';

/** The pairing with another code, in place of the earlier one. `now` in ms since 1970. */
export function withNewCode(before: Pairing | null, code: NewCode, now: number): Pairing {
  const { codeHash, sessionId, ...owner } = code;
  const replaced = before === null ? [] : [...before.replaced, before.codeHash].slice(-maxReplaced);
  return {
    ...owner,
    _id: sessionId,
    version: (before?.version ?? 0) + 1,
    codeHash,
    replaced,
    expiresAt: now + codeLifetimeMs,
    otherId: '',
    browserHash: '',
    ended: false,
  };
}

interface NewCode extends Pick<Pairing, 'caseId' | 'accountId' | 'codeHash'> {
  readonly sessionId: string;
}

export type PairingState = 'none' | 'waiting' | 'expired' | 'connected' | 'ended';

/** What the first device shows. `now` in ms since 1970. */
export function stateOf(pairing: Pairing | null, { isOtherAlive, now }: Moment): PairingState {
  if (pairing === null) return 'none';
  if (pairing.ended) return isRedeemed(pairing) ? 'ended' : 'none';
  if (isRedeemed(pairing)) return isOtherAlive ? 'connected' : 'ended';
  return pairing.expiresAt > now ? 'waiting' : 'expired';
}

interface Moment {
  readonly isOtherAlive: boolean;
  readonly now: number;
}

export type Refusal = 'unknown' | 'used' | 'expired' | 'revoked';

/**
 * Why a code is refused; null when it may be redeemed. The browser that has redeemed it may do so again while the code is
 * valid, because the answer may have been lost.
 */
export function refusalOf(
  pairing: Pairing | null,
  given: Pick<Pairing, 'codeHash' | 'browserHash'>,
  now: number,
): Refusal | null {
  if (pairing === null) return 'unknown';
  if (pairing.codeHash !== given.codeHash) return 'revoked';
  if (pairing.ended) return isRedeemed(pairing) ? 'used' : 'revoked';
  if (isRedeemed(pairing) && pairing.browserHash !== given.browserHash) return 'used';
  if (pairing.expiresAt > now) return null;
  return isRedeemed(pairing) ? 'used' : 'expired';
}
