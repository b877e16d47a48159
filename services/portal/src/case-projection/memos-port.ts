/** An internal note of the bank; the same id again adds nothing. */
export interface NewMemo {
  readonly caseId: string;
  readonly memoId: string;
  readonly accountId: string;
  /** Name of the author. */
  readonly author: string;
  readonly content: string;
}

export interface MemosPort {
  add(memo: NewMemo): Promise<void>;
  /** The single memo that can be replaced (R3 §3 "bankMemo"); null without one. */
  single(caseId: string): Promise<string | null>;
}
