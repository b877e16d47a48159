import { caseStatus } from '@kontor/domain/case/case-status';
import { Problem } from '@kontor/platform/problem/problem';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import type { CaseRecord } from '../../case/case-record/case-record.module.js';

/** The customer's message or file answers the bank's request (425 → 420); an answered request stays as it is. */
export async function answerRequest(
  core: Pick<CaseCore, 'sendCommand'>,
  { _id: caseId, status, snapshot, projectedSeq: seen }: CaseRecord,
  accountId: string,
): Promise<void> {
  if (status !== caseStatus.dataRequested || snapshot === null) return;
  const actor = { side: 'customer', accountId } as const;
  try {
    await core.sendCommand({
      caseId,
      commandId: `answerRequest:${snapshot.round}`,
      command: { name: 'answerRequest' },
      actor,
      seen,
    });
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'illegal')) throw error;
  }
}
