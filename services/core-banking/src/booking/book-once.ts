import { setTimeout as pause } from 'node:timers/promises';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import { OutcomeUnknown, ProviderUnavailable } from '@kontor/platform/http/provider-errors';
import type { Bookings } from './booking.js';

export interface Timing {
  /** How long a creation is protected, ms: its own time limit and what the core bank may take after it. */
  readonly claimMs: number;
  /** Time limit of the creation itself, ms. */
  readonly callMs: number;
  /** Pause between two look-ups, ms. */
  readonly pauseMs: number;
}

export const defaultTiming: Timing = { claimMs: 12_000, callMs: 5_000, pauseMs: 300 };

export interface Booking<T> {
  readonly caseId: string;
  readonly reference: string;
  readonly find: () => Promise<T | null>;
  /** May run once at a time; has to end by `deadline`, ms epoch. */
  readonly create: (deadline: number) => Promise<T>;
  /** When the caller stops waiting, ms epoch. */
  readonly deadline: number | undefined;
}

/**
 * Creates something at the core bank exactly once, although the core bank ignores operation keys: claims the reference,
 * looks it up, creates it only if it is not there, and after a lost answer looks up until the claim ends.
 * @throws ServiceFault `in-progress` (retryable) when another attempt may still be under way; what `create` throws.
 */
export async function bookOnce<T>(bookings: Bookings, booking: Booking<T>, timing: Timing = defaultTiming): Promise<T> {
  const { caseId, reference, find, deadline = Number.POSITIVE_INFINITY } = booking;
  for (;;) {
    const now = Date.now();
    const claimedUntil = now + timing.claimMs;
    const isOurs = await bookings.claim({ reference, caseId, now: new Date(now), until: new Date(claimedUntil) });
    if (isOurs) return createUnlessThere(bookings, booking, { timing, claimedUntil });
    const known = await find();
    if (known !== null) return known;
    if (Date.now() + timing.pauseMs >= deadline)
      throw new ServiceFault('in-progress', 'Another attempt may still be booking', { retryable: true });
    await pause(timing.pauseMs);
  }
}

interface Claim {
  readonly timing: Timing;
  readonly claimedUntil: number;
}

async function createUnlessThere<T>(bookings: Bookings, booking: Booking<T>, claim: Claim): Promise<T> {
  const { reference, find, create, deadline = Number.POSITIVE_INFINITY } = booking;
  const { timing, claimedUntil } = claim;
  try {
    const booked = (await find()) ?? (await create(Math.min(deadline, claimedUntil - timing.claimMs + timing.callMs)));
    await bookings.release(reference);
    return booked;
  } catch (error) {
    if (error instanceof OutcomeUnknown && !wasAnswered(error)) return findLate(booking, claim, error);
    const late = error instanceof OutcomeUnknown ? await find() : null;
    // Refused, never sent, or answered with a failure: nothing is under way any more.
    await bookings.release(reference);
    if (late === null) throw error;
    return late;
  }
}

/** The core bank did answer, only not with anything of use: whatever it did, it has done. */
function wasAnswered({ cause }: OutcomeUnknown): boolean {
  return (
    cause instanceof ProviderUnavailable && (cause.reason === 'server-error' || cause.reason === 'unreadable-answer')
  );
}

/** The answer was lost, the effect perhaps not: it may show until the claim ends. */
async function findLate<T>(
  { find, deadline = Number.POSITIVE_INFINITY }: Booking<T>,
  { timing, claimedUntil }: Claim,
  lost: OutcomeUnknown,
): Promise<T> {
  while (Date.now() < Math.min(claimedUntil, deadline)) {
    const late = await find();
    if (late !== null) return late;
    await pause(timing.pauseMs);
  }
  throw lost;
}
