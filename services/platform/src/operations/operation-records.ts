export type OperationState = 'started' | 'done' | 'erased';

/** What a service remembers of one operation. */
export interface OperationRecord {
  /** Operation key. */
  readonly key: string;
  readonly requestHash: string;
  readonly caseId: string;
  readonly state: OperationState;
  /** 1 for the first attempt. */
  readonly attempt: number;
  readonly leaseOwner: string;
  readonly leaseUntil: Date;
  /** JSON text; null until done, and again after the case was erased. */
  readonly result: string | null;
}

export interface Lease {
  readonly key: string;
  readonly owner: string;
}

/** Where operations are remembered. Every change is one atomic write. */
export interface OperationRecords {
  /** Claims a new key; false when the key exists. */
  insert(record: OperationRecord): Promise<boolean>;
  find(key: string): Promise<OperationRecord | undefined>;
  /** Gives a started operation whose lease ended by `now` to a new owner, counting the attempt; undefined when there is none. */
  takeOver(lease: Lease, times: { now: Date; until: Date }): Promise<OperationRecord | undefined>;
  /** False when the lease belongs to someone else by now. */
  extend(lease: Lease, until: Date): Promise<boolean>;
  /** False when the lease belongs to someone else by now. */
  complete(lease: Lease, result: string): Promise<boolean>;
  /** Ends the lease without a result, so that the next attempt need not wait. */
  release(lease: Lease, now: Date): Promise<void>;
  /** Forgets the results of a case and lets none of its operations run again; says how many there were. */
  eraseCase(caseId: string): Promise<number>;
}
