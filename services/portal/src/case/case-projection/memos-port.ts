import type { CaseId } from '@kontor/domain/case/case-id';
import type { NotedCommand } from '../case-record/case-record.module.js';

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
  /** The texts that staff gave with commands, by the number of the history line that the command wrote. */
  ofCommands(caseId: CaseId): Promise<ReadonlyMap<number, string>>;
}

/** The id of the memo that keeps the text of a command. */
export function commandMemoId(command: NotedCommand, caseId: CaseId, seq: number): string {
  return `${command}-of-case-${caseId}-in-${seq}`;
}

/** The number of the history line whose text a memo keeps; null for a memo that somebody wrote. */
export function lineOfMemo(caseId: CaseId, memoId: string): number | null {
  const [command, seq] = memoId.split(`-of-case-${caseId}-in-`);
  return command === undefined || !/^\d+$/.test(seq ?? '') ? null : Number(seq);
}
