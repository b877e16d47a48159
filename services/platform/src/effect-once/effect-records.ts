export type EffectState = 'started' | 'done' | 'erased';

/** One effect that may happen once: who carries it out and, when it is done, its result. */
export interface EffectRecord {
  /** Operation key, or the reference of the effect at its provider. */
  readonly key: string;
  /** Hash of the request; a repeat with another hash is a conflict. Empty where the key alone identifies the request. */
  readonly requestHash: string;
  /** Empty for an effect that belongs to no case. */
  readonly caseId: string;
  readonly state: EffectState;
  /** 1 for the first attempt. */
  readonly attempt: number;
  readonly leaseOwner: string;
  readonly leaseUntil: Date;
  /** Text; null before it is done and after the case was erased. */
  readonly result: string | null;
  /** When the record may be deleted; null for never. */
  readonly expiresAt: Date | null;
}

export interface Lease {
  readonly key: string;
  readonly owner: string;
}

/** Port to the stored effects. Every change is one atomic write. */
export interface EffectRecords {
  /** Claims a new key; false when the key exists. */
  insert(record: EffectRecord): Promise<boolean>;
  find(key: string): Promise<EffectRecord | undefined>;
  /** Gives a started effect whose lease ended by `now` to a new owner and counts the attempt; undefined when there is none. */
  takeOver(lease: Lease, times: { now: Date; until: Date }): Promise<EffectRecord | undefined>;
  /** False when another owner has the lease. */
  extend(lease: Lease, until: Date): Promise<boolean>;
  /** False when another owner has the lease. */
  complete(lease: Lease, result: string): Promise<boolean>;
  /** Ends the lease without a result, so that the next attempt can start at once and is counted as a repeat. */
  release(lease: Lease, now: Date): Promise<void>;
  /** Deletes a started effect, so that the next attempt is the first, with any request. */
  discard(lease: Lease): Promise<void>;
  /** Deletes the results of a case but keeps its keys: none of its effects runs again. Returns how many there were. */
  eraseCase(caseId: string): Promise<number>;
  /** Deletes the effects of a case with their keys. Returns how many there were. */
  discardCase(caseId: string): Promise<number>;
}
