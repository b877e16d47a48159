import type { CaseId } from '@kontor/domain/case/case-id';
import type { Session } from '../../access/session/session.module.js';
import { requireAllowed } from '../../case/case-process/case-process.module.js';
import { workableCase } from '../../case/case-record/case-record.module.js';
import type { MemoDeps } from './list-memos.js';

interface MemoToWrite {
  readonly caseId: CaseId;
  readonly session: Session;
  readonly content: string;
}

/** Adds a note; the same note is added once. @throws Problem 404, 409, 410 */
export async function addMemo(
  deps: MemoDeps,
  { memoId, ...memo }: MemoToWrite & { readonly memoId: string },
): Promise<void> {
  await deps.memos.add({ ...(await authored(deps, memo)), memoId });
}

/** Replaces the single note of a case; an empty text removes it. @throws Problem 404, 409, 410 */
export async function replaceMemo(deps: MemoDeps, memo: MemoToWrite): Promise<void> {
  await deps.memos.putSingle(await authored(deps, memo));
}

async function authored({ core }: MemoDeps, { caseId, session, content }: MemoToWrite) {
  requireAllowed('memo', await workableCase(core.cases, caseId), session);
  return { caseId, accountId: session.accountId, author: session.username, content };
}
