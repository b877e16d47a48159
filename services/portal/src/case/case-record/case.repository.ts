import type { CaseId } from '@kontor/domain/case/case-id';
import type { ShownAttention } from '@kontor/domain/case/waiting-for';
import type { CaseContent, CaseFeedback, CaseRecord, CaseListEntry } from './case-record.js';

/** One write: everything in it changes in one atomic step, or nothing does. */
export type CaseChange = Partial<Omit<CaseRecord, '_id' | 'version'>>;

export type SortField = 'createdAt' | 'status' | 'nameSort' | 'number' | 'waitingSince' | 'followUpAt';

/**
 * A search over cases: equality on precomputed keys, one sort key, `_id` as tie-breaker. By name, cases whose name is
 * sealed or erased come last in either direction, by number.
 */
export interface CaseQuery {
  readonly statuses?: readonly number[];
  /** Any of these groups must match; inside a group each given field must. */
  readonly anyOf?: readonly CaseMatch[];
  readonly unrevisedOnly?: boolean;
  /** Only cases with attention, or that wait for the bank since before this time, ms since 1970. */
  readonly attentionBefore?: number;
  /**
   * Only cases that wait for the bank at this time, ms since 1970: its turn or its answer, and not put aside; or they were
   * until a day that has come, whoever they wait for.
   */
  readonly inQueueAt?: number;
  /** Only cases that are put aside, or were until a day that has come. */
  readonly putAside?: boolean;
  /** Only cases of this account. */
  readonly owner?: string;
  readonly sort: { readonly field: SortField; readonly descending: boolean };
  readonly skip: number;
  readonly limit: number;
}

/** What a search asks for, without order and page. */
export type CaseFilter = Omit<CaseQuery, 'sort' | 'skip' | 'limit'>;

export interface CaseMatch {
  readonly id?: CaseId;
  /** Prefixes of words of the company name; all must occur. */
  readonly nameWords?: readonly string[];
  /** Hashes of person-name prefixes; all must occur. */
  readonly nameHashes?: readonly string[];
  /** Hashes of parts of words and of register numbers; all must occur. */
  readonly searchHashes?: readonly string[];
  readonly emailHash?: string;
  readonly accountHash?: string;
  readonly registerHash?: string;
  readonly postalCode?: string;
  readonly company?: { readonly nameSort: string; readonly postalCode: string };
}

export interface StatusCount {
  readonly status: number;
  readonly attention: ShownAttention;
  readonly count: number;
}

/** The stored cases. Writes are compare-and-set on `version`; hidden cases never appear in lists. */
export interface CaseRepository {
  find(caseId: CaseId): Promise<CaseRecord | null>;
  /** False when the case exists already. */
  insert(record: CaseRecord): Promise<boolean>;
  /** Writes only if the case still has this version; false otherwise. */
  change(caseId: CaseId, version: number, change: CaseChange): Promise<boolean>;
  list(query: CaseQuery): Promise<{ readonly rows: readonly CaseListEntry[]; readonly total: number }>;
  /** What `list` leaves out of these cases, in no order. */
  contentOf(caseIds: readonly CaseId[]): Promise<readonly CaseContent[]>;
  /** The number of cases that `list` would find, counted up to `maxCount`. */
  count(query: CaseFilter): Promise<number>;
  /** The statuses of visible cases, ascending. */
  statusesInUse(): Promise<readonly number[]>;
  /**
   * Number of cases by status and attention, without archived and with hidden ones. Without another attention a case
   * that waits for the bank since before a time (ms since 1970) is stalled.
   */
  countByStatus(stalledBefore: number): Promise<readonly StatusCount[]>;
  /** The visible cases with one of the statuses that this account owns, oldest first. */
  ownedBy(accountId: string, statuses: readonly number[], limit: number): Promise<readonly CaseId[]>;
  /** Whether another case matches one of the groups and has one of the statuses. */
  existsOther(caseId: CaseId, statuses: readonly number[], anyOf: readonly CaseMatch[]): Promise<boolean>;
  /** Outboxes with a due mail, of the oldest case first. */
  withDueMail(now: number, limit: number): Promise<readonly Pick<CaseRecord, '_id' | 'outbox'>[]>;
  /** Removes a mail from the outbox of its case; false when there is none. */
  dropMail(caseId: CaseId, mailId: string): Promise<boolean>;
  /** The cases after an id, in the order of their ids. */
  after(id: string, limit: number): Promise<readonly CaseRecord[]>;
  /** Cases with a personal name that an earlier build stored in clear, in no order. */
  withPersonalName(limit: number): Promise<readonly CaseRecord[]>;
  /** Cases with a rating, hidden and erased ones too, in no order. */
  withFeedback(): Promise<readonly CaseFeedback[]>;
}

/** Counting stops here; a list shows "more than" beyond it. */
export const maxCount = 10_001;
