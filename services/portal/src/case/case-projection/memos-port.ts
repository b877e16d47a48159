import type { CaseId } from '@kontor/domain/case/case-id';
/** An internal note of the bank; the same id again adds nothing. */
export interface NewMemo {
  readonly caseId: CaseId;
  readonly memoId: string;
  readonly accountId: string;
  /** Name of the author. */
  readonly author: string;
  readonly content: string;
}

export interface MemosPort {
  add(memo: NewMemo): Promise<void>;
  /** The single memo that can be replaced (R3 §3 "bankMemo"); null without one. */
  single(caseId: CaseId): Promise<string | null>;
}
