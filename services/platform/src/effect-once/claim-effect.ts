import { randomUUID } from 'node:crypto';
import type { EffectRecords, Lease } from './effect-records.js';

export interface Effect {
  /** Operation key, or the reference of the effect at its provider. */
  readonly key: string;
  readonly requestHash: string;
  readonly caseId: string;
  readonly expiresAt?: Date;
}

export interface Attempt {
  /** 1 for the first. */
  readonly number: number;
  /** An earlier attempt left no result: look up its effect before creating it again. */
  readonly repeated: boolean;
}

/** What one try to claim an effect resulted in. */
export type Claim =
  | { readonly kind: 'claimed'; readonly lease: Lease; readonly attempt: Attempt }
  | { readonly kind: 'done'; readonly result: string }
  /** Another attempt holds the lease. */
  | { readonly kind: 'busy' }
  /** The key belongs to another request. */
  | { readonly kind: 'conflict' }
  /** The case of the effect was erased. */
  | { readonly kind: 'erased' };

/**
 * Claims an effect until `until`, or returns why it cannot be claimed now. An attempt whose lease has ended is taken
 * over. All strategies of this folder that keep a record start here.
 */
export async function claimEffect(
  records: EffectRecords,
  effect: Effect,
  times: { readonly now: Date; readonly until: Date },
): Promise<Claim> {
  const { key, requestHash, caseId, expiresAt = null } = effect;
  const lease = { key, owner: randomUUID() };
  const started = { state: 'started', attempt: 1, leaseOwner: lease.owner, leaseUntil: times.until } as const;
  const isNew = await records.insert({ key, requestHash, caseId, expiresAt, result: null, ...started });
  if (isNew) return { kind: 'claimed', lease, attempt: { number: 1, repeated: false } };
  const known = await records.find(key);
  // Discarded between the two calls.
  if (known === undefined) return claimEffect(records, effect, times);
  if (known.state === 'erased') return { kind: 'erased' };
  if (known.requestHash !== requestHash) return { kind: 'conflict' };
  if (known.state === 'done') return { kind: 'done', result: known.result ?? '' };
  const taken = await records.takeOver(lease, times);
  if (taken === undefined) return { kind: 'busy' };
  return { kind: 'claimed', lease, attempt: { number: taken.attempt, repeated: true } };
}
