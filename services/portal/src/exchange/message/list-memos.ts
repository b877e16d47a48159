import type { CaseId } from '@kontor/domain/case/case-id';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import { workableCase } from '../../case/case-record/case-record.module.js';
import type { Memo, Memos } from './memos.js';

export interface MemoDeps {
  readonly core: Pick<CaseCore, 'cases'>;
  readonly memos: Memos;
}

/** The notes about a case, newest first. @throws Problem 404, 410 */
export async function listMemos({ core, memos }: MemoDeps, caseId: CaseId): Promise<readonly Memo[]> {
  await workableCase(core.cases, caseId);
  return memos.ofCase(caseId);
}
