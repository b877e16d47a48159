import { setTimeout as pause } from 'node:timers/promises';
import { ServiceFault } from '../bus/service-fault.js';
import { OutcomeUnknown, ProviderUnavailable } from '../http/provider-errors.js';
import { claimEffect } from './claim-effect.js';
import type { EffectRecords, Lease } from './effect-records.js';

export interface Timing {
  /** How long a creation is protected, ms: its own time limit and what the provider may take after it. */
  readonly claimMs: number;
  /** Time limit of the creation itself, ms. */
  readonly callMs: number;
  /** Pause between two look-ups, ms. */
  readonly pauseMs: number;
}

export const defaultTiming: Timing = { claimMs: 12_000, callMs: 5_000, pauseMs: 300 };

export interface ClaimedLookUp<T> {
  readonly caseId: string;
  /** Our reference of the effect at the provider: always the same for the same effect. */
  readonly reference: string;
  readonly find: () => Promise<T | null>;
  /** Runs at most once at a time; has to end by `deadline`, ms epoch. */
  readonly create: (deadline: number) => Promise<T>;
  /** When the caller stops waiting, ms epoch. */
  readonly deadline: number | undefined;
}

/**
 * Strategy "claim, then look up before repeat", for a provider that ignores idempotency keys, so that two creations are
 * two objects: claims the reference for longer than a call can last, looks the effect up, creates it only if it is
 * missing, and after a lost answer looks it up until the claim ends.
 * @throws ServiceFault `in-progress` (retryable) when another attempt may still be running, `erased`; what `create` throws.
 */
export async function onceByClaimedLookUp<T>(
  claims: EffectRecords,
  effect: ClaimedLookUp<T>,
  timing: Timing = defaultTiming,
): Promise<T> {
  const { caseId, reference, find, deadline = Number.POSITIVE_INFINITY } = effect;
  for (;;) {
    const now = Date.now();
    const times = { now: new Date(now), until: new Date(now + timing.claimMs) };
    const claim = await claimEffect(claims, { key: reference, caseId, requestHash: '' }, times);
    if (claim.kind === 'claimed')
      return createIfMissing(claims, effect, { timing, lease: claim.lease, claimedUntil: times.until.getTime() });
    if (claim.kind === 'erased') throw new ServiceFault('erased', 'The case of this effect was erased');
    const existing = await find();
    if (existing !== null) return existing;
    if (Date.now() + timing.pauseMs >= deadline)
      throw new ServiceFault('in-progress', 'Another attempt may still be creating this', { retryable: true });
    await pause(timing.pauseMs);
  }
}

interface HeldClaim {
  readonly timing: Timing;
  readonly lease: Lease;
  readonly claimedUntil: number;
}

async function createIfMissing<T>(claims: EffectRecords, effect: ClaimedLookUp<T>, claim: HeldClaim): Promise<T> {
  const { find, create, deadline = Number.POSITIVE_INFINITY } = effect;
  const { timing, lease, claimedUntil } = claim;
  try {
    const created = (await find()) ?? (await create(Math.min(deadline, claimedUntil - timing.claimMs + timing.callMs)));
    await claims.release(lease, new Date(0));
    return created;
  } catch (error) {
    if (error instanceof OutcomeUnknown && !wasAnswered(error)) return findLate(effect, claim, error);
    const late = error instanceof OutcomeUnknown ? await find() : null;
    // Refused, never sent, or answered with a failure: no creation is running any more.
    await claims.release(lease, new Date(0));
    if (late === null) throw error;
    return late;
  }
}

/** An unusable answer still shows that the provider has finished its work. */
function wasAnswered({ cause }: OutcomeUnknown): boolean {
  return (
    cause instanceof ProviderUnavailable && (cause.reason === 'server-error' || cause.reason === 'unreadable-answer')
  );
}

/** The answer was lost, and the effect may still appear until the claim ends. */
async function findLate<T>(
  { find, deadline = Number.POSITIVE_INFINITY }: ClaimedLookUp<T>,
  { timing, claimedUntil }: HeldClaim,
  lost: OutcomeUnknown,
): Promise<T> {
  while (Date.now() < Math.min(claimedUntil, deadline)) {
    const late = await find();
    if (late !== null) return late;
    await pause(timing.pauseMs);
  }
  throw lost;
}
