import type { ApprovalState, VoidReason } from '@kontor/domain/approval/approval';
import type { ApprovalAct } from '@kontor/domain/approval/four-eyes';
import type { CaseId } from '@kontor/domain/case/case-id';

/** An act that waits for a second person, or did. */
export interface StoredApproval {
  readonly _id: string;
  readonly act: ApprovalAct;
  readonly caseId: CaseId | null;
  /** What the act is about, without personal data: one approval of an act is open for it at a time. */
  readonly subject: string;
  readonly state: ApprovalState;
  /** What the act was asked about; when it differs now, the approval is void. */
  readonly basis: string;
  readonly requestedBy: string;
  /** Milliseconds since 1970. */
  readonly requestedAt: number;
  /** Account of who decided it; null while it is open, and for what became void by itself. */
  readonly decidedBy: string | null;
  readonly decidedAt: number | null;
  readonly voidReason: VoidReason | null;
  /** What is to be done; sealed, and removed once it is recorded how it ended. Until then it counts as open. */
  readonly order: Uint8Array | null;
  /** What was to be seen when it was asked; sealed. */
  readonly evidence: Uint8Array;
}

export type ApprovalChange = Partial<
  Pick<StoredApproval, 'state' | 'decidedBy' | 'decidedAt' | 'voidReason' | 'order'>
>;

export interface ApprovalQuery {
  readonly acts: readonly ApprovalAct[];
  readonly isOpen?: boolean | undefined;
  readonly caseId?: CaseId | undefined;
  readonly skip: number;
  readonly limit: number;
}

export interface ApprovalRepository {
  /** False while another approval of this act is open for its subject. */
  insert(approval: StoredApproval): Promise<boolean>;
  find(id: string): Promise<StoredApproval | null>;
  findOpen(act: ApprovalAct, subject: string): Promise<StoredApproval | null>;
  /** Changes an approval in this state; false when it is in another one. */
  change(id: string, from: ApprovalState, change: ApprovalChange): Promise<boolean>;
  /** Open ones first, then the newest. */
  list(query: ApprovalQuery): Promise<{ readonly rows: readonly StoredApproval[]; readonly total: number }>;
  /** The open ones after an id, by id; also those that ended and are not recorded. */
  openAfter(id: string, limit: number): Promise<readonly StoredApproval[]>;
  countOpen(): Promise<ReadonlyMap<ApprovalAct, number>>;
  /** Whether one of a case can be decided. */
  hasOpen(caseId: CaseId): Promise<boolean>;
  /** Removes what was decided before a time and belongs to no case. */
  removeDecided(before: number): Promise<void>;
  erase(caseId: CaseId): Promise<void>;
}
