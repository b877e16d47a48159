import { type ApprovalAct, approvalActs } from '@kontor/domain/approval/four-eyes';
import type { ApprovalDeps } from './approval-deps.js';
import { remarkCase } from './open-asked.js';

const acts = Object.keys(approvalActs) as readonly ApprovalAct[];
/** How many decided approvals are looked at, the newest first. */
const most = 100;
/** How long after a decision its case is looked at, ms. */
const repairMs = 24 * 60 * 60 * 1000;

/** Removes the mark of cases that wait for no second person any more; after a crash a decision may not be noted there. */
export function createRepairMarks(
  deps: Pick<ApprovalDeps, 'repository' | 'isMarked' | 'markCase' | 'now'>,
): () => Promise<void> {
  const { repository, isMarked, now } = deps;
  return async () => {
    const { rows } = await repository.list({ acts, isOpen: false, skip: 0, limit: most });
    const recent = rows.filter(({ decidedAt }) => (decidedAt ?? 0) > now() - repairMs);
    const caseIds = new Set(recent.flatMap(({ caseId }) => caseId ?? []));
    for (const caseId of caseIds)
      if ((await isMarked(caseId)) && !(await repository.hasOpen(caseId))) await remarkCase(deps, { caseId });
  };
}
