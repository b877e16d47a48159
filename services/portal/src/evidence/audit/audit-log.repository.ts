import type { CaseId } from '@kontor/domain/case/case-id';
import type { AuditCategory, AuditEntry, AuditSource } from '@kontor/domain/audit/audit-entry';

/** An entry that waits to be appended. */
export interface QueuedEntry {
  /** The entry's key. */
  readonly _id: string;
  /** Null while the outcome is not known. */
  readonly outcome: string | null;
  readonly entry: AuditEntry;
  readonly sealed: Uint8Array;
}

/** How an entry ended, and what is known of it only then. */
export interface EndedEntry extends Partial<Pick<AuditEntry, 'target' | 'fields'>> {
  readonly outcome: string;
  readonly sealed?: Uint8Array;
}

/** An appended entry; never changed. */
export interface LoggedEntry {
  /** The sequence number, without gaps. */
  readonly _id: number;
  /** Hash of the entry before; empty for the first. */
  readonly previous: string;
  readonly hash: string;
  readonly entry: AuditEntry;
  readonly sealed: Uint8Array;
  /** Its content is removed: entry and ciphertext no longer give the hash. */
  readonly removed?: boolean;
}

export interface EventFilter {
  readonly source?: AuditSource | undefined;
  readonly category?: AuditCategory | undefined;
  readonly caseId?: CaseId | undefined;
  /** A category that is left out. */
  readonly without?: AuditCategory | undefined;
  /** Milliseconds since 1970, exclusive. */
  readonly after?: number | undefined;
  /** The same. */
  readonly until?: number | undefined;
  /** Who did it. */
  readonly accountIds?: readonly string[] | undefined;
  /** Ids and names of what it was about beside a case. */
  readonly targets?: readonly string[] | undefined;
  /** A sequence number, exclusive. */
  readonly before?: number | undefined;
}

/** The links that a removal leaves: one, and those from a number on. */
export interface KeptLinks {
  readonly except: number;
  readonly from: number;
}

/** The queue and the log; every call writes each of its entries atomically. */
export interface AuditLogRepository {
  /** False when an entry with this key waits already. */
  queue(queued: QueuedEntry): Promise<boolean>;
  /** Adds how a waiting entry ended. */
  settle(key: string, ended: EndedEntry): Promise<void>;
  /** Entries with an outcome, or queued before a time; oldest first. */
  waiting(before: number, limit: number): Promise<readonly QueuedEntry[]>;
  drop(keys: readonly string[]): Promise<void>;
  /** Those of the keys that the log has. */
  logged(keys: readonly string[]): Promise<ReadonlySet<string>>;
  last(): Promise<LoggedEntry | null>;
  /** Appends entries in their order up to one whose number is taken, and returns false there. */
  append(logged: readonly LoggedEntry[]): Promise<boolean>;
  /** After a number, in their order. */
  after(seq: number, limit: number): Promise<readonly LoggedEntry[]>;
  /** Whole entries before a time, oldest first; of one category or of all. */
  whole(before: number, category: AuditCategory | undefined, limit: number): Promise<readonly LoggedEntry[]>;
  /** Leaves number, hashes and month of an entry. */
  strip(stripped: LoggedEntry): Promise<void>;
  /** Removes the entries of a time with lower numbers than one from the log, but one. */
  removeAll(times: { readonly from: number; readonly to: number }, kept: KeptLinks): Promise<void>;
  /** The lowest number of an entry that is not older than a time; null without one. */
  firstSince(time: number): Promise<number | null>;
  /** The newest entry of a time, removed ones included. */
  lastOf(times: { readonly from: number; readonly to: number }): Promise<LoggedEntry | null>;
  /** The newest first. */
  find(filter: EventFilter, page: { readonly skip: number; readonly limit: number }): Promise<FoundEvents>;
  /** Makes an instance the only writer until a time; false while another one is. */
  lease(owner: string, now: number, until: number): Promise<boolean>;
}

export interface FoundEvents {
  readonly entries: readonly LoggedEntry[];
  readonly total: number;
}
