import { caseStatus } from '@kontor/domain/case/case-status';
import { Problem } from '@kontor/platform/problem/problem';
import type { CaseCore } from '../case-process/case-process.module.js';
import type { CaseRecord } from '../case-record/case-record.module.js';

/** What the customer sent answers the bank's question (425 → 420); what was answered meanwhile stays as it is. */
export async function answerRequest(
  core: Pick<CaseCore, 'sendCommand'>,
  { _id: caseId, status, snapshot }: CaseRecord,
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
    });
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'illegal')) throw error;
  }
}
