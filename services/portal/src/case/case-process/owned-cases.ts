import type { CaseId } from '@kontor/domain/case/case-id';
import { ownableStatuses } from '@kontor/domain/case/case-table.statuses';
import type { CaseCore } from './case-core.js';

/** Cases of one owner that are released at a time. */
const page = 200;

/** The cases that members of staff work on, and how they let go of them. */
export function createOwnedCases({ cases, runStaffCommand }: Pick<CaseCore, 'cases' | 'runStaffCommand'>) {
  return {
    ownedBy: (accountId: string): Promise<readonly CaseId[]> => cases.ownedBy(accountId, ownableStatuses, page),
    release: async (caseId: CaseId, by: string): Promise<void> => {
      await runStaffCommand({ caseId, command: { name: 'assign', to: null }, accountId: by });
    },
  };
}
