import { caseStatus } from '@kontor/domain/case/case-status';
import type { Logger } from '@kontor/platform/logger/logger';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import type { Draft } from './drafts.js';

export interface FirstSaveDeps {
  readonly core: Pick<CaseCore, 'sendCommand' | 'cases'>;
  readonly logger: Logger;
}

/** How long a save waits for its process, ms. */
const formSavedMs = 5_000;

/** Reports the first save to the process. After a failure the next save reports again. */
export async function reportFirstSave(
  { core, logger }: FirstSaveDeps,
  draft: Draft,
  accountId: string,
): Promise<Draft> {
  const caseId = draft.record._id;
  if (draft.record.status !== caseStatus.doiConfirmed) return draft;
  try {
    const actor = { side: 'customer', accountId } as const;
    await core.sendCommand({
      caseId,
      commandId: 'formSaved',
      command: { name: 'formSaved' },
      actor,
      deadlineMs: formSavedMs,
    });
    const record = await core.cases.find(caseId);
    return record === null ? draft : { ...draft, record };
  } catch (error) {
    logger.warn({ err: error, caseId }, 'the first save is stored, but its process has not accepted it yet');
    return draft;
  }
}
