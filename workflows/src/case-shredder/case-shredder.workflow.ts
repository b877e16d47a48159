import { operationKey } from '@kontor/domain/case/operation-key';
import type { RetentionActivities } from '@kontor/workflow-contract/case-activities.contract';
import type { CaseShredderInput } from '@kontor/workflow-contract/case-shredder.contract';
import { proxyActivities, sleep } from '@temporalio/workflow';
import { backgroundOptions } from '../identification-case/retry-policies.workflow.js';
import { untilItSucceeds } from '../identification-case/retry.workflow.js';

const minute = 60_000;
const ignoreStuck = (): void => undefined;

/**
 * Runs after a case is archived (900): destroys its key, which makes its data in backups unreadable, and deletes the
 * closed runs of the case from Temporal. A separate workflow, because it deletes the runs of the case's own one.
 */
export async function caseShredder({ caseId }: CaseShredderInput): Promise<void> {
  const { destroyCaseKey } = proxyActivities<RetentionActivities>(
    backgroundOptions('retention', 'Schlüssel vernichten'),
  );
  const { deleteClosedRuns } = proxyActivities<RetentionActivities>(backgroundOptions('retention', 'Abläufe löschen'));
  const key = operationKey(caseId, { operation: 'destroyCaseKey', subject: 'case', generation: 1 });
  await untilItSucceeds(() => destroyCaseKey({ caseId, operationKey: key, deadline: null }), ignoreStuck);
  // Temporal deletes runs asynchronously, and the run that ended just now may not be listed yet.
  for (
    let pause = 2_000;
    (await untilItSucceeds(() => deleteClosedRuns(caseId), ignoreStuck)) > 0;
    pause = Math.min(2 * pause, minute)
  ) {
    await sleep(pause, { summary: 'Nachsehen, ob alle Abläufe gelöscht sind' });
  }
}
