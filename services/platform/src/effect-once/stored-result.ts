import { setTimeout as pause } from 'node:timers/promises';
import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import type { DescMessage, MessageInitShape, MessageShape } from '@bufbuild/protobuf';
import { ServiceFault } from '../bus/service-fault.js';
import { claimEffect } from './claim-effect.js';
import type { Attempt, Claim, Effect } from './claim-effect.js';
import type { EffectRecords, Lease } from './effect-records.js';

export interface OperationStoreOptions {
  records: EffectRecords;
  /** Lease of an attempt, ms (default 30,000); a running attempt extends it itself. */
  leaseMs?: number;
  /** How long a second request waits for the first one's result, ms (default 2,000). */
  waitMs?: number;
}

/**
 * Strategy "stored result": a repeat gets the stored result of the operation. An attempt that ended without a result
 * is repeated, so the work itself must be safe to repeat (see the look-up strategies). Faults, besides those of the
 * work: `conflict` (same key, other request), `in-progress` (retryable), `erased` (its case was erased), `lease-lost`
 * (retryable).
 */
export interface OperationStore {
  /** The result of the operation, from the store or from `work`; it must survive JSON. */
  runOnce<T>(operation: Effect, work: (attempt: Attempt) => Promise<T>): Promise<T>;
  /** The same for a protobuf message. */
  runOnceMessage<D extends DescMessage>(
    schema: D,
    operation: Effect,
    work: (attempt: Attempt) => Promise<MessageInitShape<D>>,
  ): Promise<MessageShape<D>>;
  /** Deletes the results of a case; its operations do not run again. Returns how many there were. */
  eraseCase(caseId: string): Promise<number>;
}

/** Creates the operation store of a service over its records. */
export function createOperationStore(options: OperationStoreOptions): OperationStore {
  return {
    runOnce: async <T>(operation: Effect, work: (attempt: Attempt) => Promise<T>) =>
      JSON.parse(
        await runText(options, operation, async (attempt) => JSON.stringify((await work(attempt)) ?? null)),
      ) as T,
    runOnceMessage: async (schema, operation, work) => {
      const text = await runText(options, operation, async (attempt) =>
        Buffer.from(toBinary(schema, create(schema, await work(attempt)))).toString('base64'),
      );
      return fromBinary(schema, Buffer.from(text, 'base64'));
    },
    eraseCase: (caseId) => options.records.eraseCase(caseId),
  };
}

async function runText(
  { records, leaseMs = 30_000, waitMs = 2_000 }: OperationStoreOptions,
  operation: Effect,
  work: (attempt: Attempt) => Promise<string>,
): Promise<string> {
  const giveUp = Date.now() + waitMs;
  for (let wait = 25; ; wait = Math.min(wait * 2, 250)) {
    const now = Date.now();
    const until = new Date(now + leaseMs);
    const claim = await claimEffect(records, operation, { now: new Date(now), until });
    if (claim.kind === 'done') return claim.result;
    if (claim.kind === 'claimed')
      return runClaimed({ records, lease: claim.lease, leaseMs }, () => work(claim.attempt));
    if (claim.kind !== 'busy' || Date.now() + wait > giveUp) throw faultOf(claim.kind);
    await pause(wait);
  }
}

function faultOf(kind: Exclude<Claim['kind'], 'done' | 'claimed'>): ServiceFault {
  switch (kind) {
    case 'erased':
      return new ServiceFault('erased', 'The case of this operation was erased');
    case 'conflict':
      return new ServiceFault('conflict', 'This operation key belongs to another request');
    case 'busy':
      return new ServiceFault('in-progress', 'This operation is being carried out', { retryable: true });
  }
}

interface ClaimedWork {
  records: EffectRecords;
  lease: Lease;
  leaseMs: number;
}

async function runClaimed({ records, lease, leaseMs }: ClaimedWork, work: () => Promise<string>): Promise<string> {
  const extending = setInterval(() => {
    // A failed extension shows when the result is stored.
    records.extend(lease, new Date(Date.now() + leaseMs)).catch(() => undefined);
  }, leaseMs / 3);
  extending.unref();
  try {
    const result = await work();
    if (await records.complete(lease, result)) return result;
  } catch (error) {
    await records.release(lease, new Date()).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(extending);
  }
  throw new ServiceFault('lease-lost', 'Another attempt took this operation over', { retryable: true });
}
