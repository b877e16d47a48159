import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import type { DescMessage, MessageInitShape, MessageShape } from '@bufbuild/protobuf';
import { ServiceFault } from '../bus/service-fault.js';
import type { Lease, OperationRecord, OperationRecords } from './operation-records.js';

export type { OperationRecords } from './operation-records.js';

export interface Operation {
  /** `<caseId>:<operation>:<subject>:<generation>` */
  key: string;
  /** Of hashMessage or hashJson over the request. */
  requestHash: string;
  caseId: string;
}

export interface Attempt {
  /** 1 for the first. */
  readonly number: number;
  /** An earlier attempt began and left no result: look up its effect before making it again. */
  readonly repeated: boolean;
}

export interface OperationStoreOptions {
  records: OperationRecords;
  /** How long a silent attempt is believed to live, ms (default 30,000); a living one extends its lease itself. */
  leaseMs?: number;
  /** How long a second request waits for the first one's result, ms (default 2,000). */
  waitMs?: number;
}

/**
 * Carries out each operation once. Faults, beside those of the work:
 * `conflict` (same key, other request), `in-progress` (retryable), `erased` (its case is gone), `lease-lost` (retryable).
 */
export interface OperationStore {
  /** The result of the operation, from the store or from `work`; it must survive JSON. */
  runOnce<T>(operation: Operation, work: (attempt: Attempt) => Promise<T>): Promise<T>;
  /** The same for a protobuf message. */
  runOnceMessage<D extends DescMessage>(
    schema: D,
    operation: Operation,
    work: (attempt: Attempt) => Promise<MessageInitShape<D>>,
  ): Promise<MessageShape<D>>;
  /** Forgets the results of a case; its operations do not run again. Returns how many there were. */
  eraseCase(caseId: string): Promise<number>;
}

/** Creates the store of a service over its records. */
export function createOperationStore({
  records,
  leaseMs = 30_000,
  waitMs = 2_000,
}: OperationStoreOptions): OperationStore {
  const runText = async (operation: Operation, work: (attempt: Attempt) => Promise<string>) => {
    const begun = await begin({ records, operation, leaseMs, waitMs });
    return 'result' in begun
      ? begun.result
      : carryOut({ records, lease: begun.lease, leaseMs }, () => work(begun.attempt));
  };
  return {
    runOnce: async <T>(operation: Operation, work: (attempt: Attempt) => Promise<T>) =>
      JSON.parse(await runText(operation, async (attempt) => JSON.stringify((await work(attempt)) ?? null))) as T,
    runOnceMessage: async (schema, operation, work) => {
      const text = await runText(operation, async (attempt) =>
        Buffer.from(toBinary(schema, create(schema, await work(attempt)))).toString('base64'),
      );
      return fromBinary(schema, Buffer.from(text, 'base64'));
    },
    eraseCase: (caseId) => records.eraseCase(caseId),
  };
}

interface Beginning {
  records: OperationRecords;
  operation: Operation;
  leaseMs: number;
  waitMs: number;
}

/** Either the stored result or the lease to work under. */
async function begin({
  records,
  operation,
  leaseMs,
  waitMs,
}: Beginning): Promise<{ result: string } | { lease: Lease; attempt: Attempt }> {
  const lease = { key: operation.key, owner: randomUUID() };
  const until = () => new Date(Date.now() + leaseMs);
  const claim = {
    ...operation,
    state: 'started',
    attempt: 1,
    leaseOwner: lease.owner,
    leaseUntil: until(),
    result: null,
  } as const;
  if (await records.insert(claim)) return { lease, attempt: { number: 1, repeated: false } };
  const giveUp = Date.now() + waitMs;
  for (let wait = 25; ; wait = Math.min(wait * 2, 250)) {
    const result = storedResult(await records.find(operation.key), operation);
    if (result !== undefined) return { result };
    const taken = await records.takeOver(lease, { now: new Date(), until: until() });
    if (taken !== undefined) return { lease, attempt: { number: taken.attempt, repeated: true } };
    if (Date.now() + wait > giveUp)
      throw new ServiceFault('in-progress', 'This operation is being carried out', { retryable: true });
    await pause(wait);
  }
}

function storedResult(record: OperationRecord | undefined, operation: Operation): string | undefined {
  if (record?.state === 'erased') throw new ServiceFault('erased', 'The case of this operation was erased');
  if (record !== undefined && record.requestHash !== operation.requestHash) {
    throw new ServiceFault('conflict', 'This operation key belongs to another request');
  }
  return record?.state === 'done' ? (record.result ?? undefined) : undefined;
}

interface Work {
  records: OperationRecords;
  lease: Lease;
  leaseMs: number;
}

async function carryOut({ records, lease, leaseMs }: Work, work: () => Promise<string>): Promise<string> {
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
