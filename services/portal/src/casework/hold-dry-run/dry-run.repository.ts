import type { DryRunState } from '@kontor/api/hold-dry-run/hold-dry-run.schema';
import type { CaseId } from '@kontor/domain/case/case-id';
import type { DryRunGroup, DryRunOutcome } from '@kontor/domain/on-hold/dry-run';

/** The last dry run of an installation. Times in ms since 1970. */
export interface DryRunRecord {
  readonly runId: string;
  readonly state: DryRunState;
  readonly startedAt: number;
  /** Opaque id of the account. */
  readonly startedBy: string;
  /** Until when the running process must report again, else it is taken for dead; 0 once the run has ended. */
  readonly aliveUntil: number;
  readonly endedAt: number | null;
  readonly total: number | null;
  readonly done: number;
  readonly isCut: boolean;
  readonly counts: Readonly<Record<DryRunGroup, number>>;
  /** JSON of the rules that are compared with the present ones. */
  readonly rules: string;
  readonly removeAt: number;
}

/** What a run would do with the order of a case; nothing in it names anybody. */
export interface DryRunCaseRecord extends DryRunOutcome {
  readonly runId: string;
  readonly caseId: CaseId;
  /** Place in the run: 0 is the newest order. */
  readonly position: number;
  readonly removeAt: number;
}

export type DryRunProgress = Pick<DryRunRecord, 'aliveUntil' | 'total' | 'done' | 'isCut' | 'counts'>;

export interface DryRunRepository {
  /** Replaces the last run; false while that one is alive. Its cases are removed. */
  start(run: DryRunRecord): Promise<boolean>;
  /** Null without one, and for one that is to be removed. */
  newest(now: number): Promise<DryRunRecord | null>;
  /** False when the run is no longer running, or not the last one. */
  report(runId: string, progress: DryRunProgress): Promise<boolean>;
  /** Ends a running run; false when it has ended before, or is not the last one. */
  end(runId: string, state: Exclude<DryRunState, 'running'>, at: number): Promise<boolean>;
  addCases(cases: readonly DryRunCaseRecord[]): Promise<void>;
  /** A page of a group, in the order of their positions. */
  cases(runId: string, page: DryRunPage): Promise<readonly DryRunCaseRecord[]>;
  eraseCase(caseId: CaseId): Promise<void>;
}

export interface DryRunPage {
  readonly group: DryRunGroup;
  readonly skip: number;
  readonly limit: number;
}
