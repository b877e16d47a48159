import type { RetentionActivities } from '@kontor/workflow-contract/case-activities.contract';
import type { CaseShredderInput } from '@kontor/workflow-contract/case-shredder.contract';
import { proxyActivities, sleep } from '@temporalio/workflow';
import { patient } from '../identification-case/activity-options.workflow.js';
import { untilDone } from '../identification-case/persistence.workflow.js';

const minute = 60_000;
const goOn = (): void => undefined;

/**
 * After a case stands at 900: destroys its key, which makes whatever a backup still holds unreadable, and deletes the
 * closed runs of the case from Temporal. Not part of the case's own workflow, whose runs it deletes.
 */
export async function caseShredder({ caseId }: CaseShredderInput): Promise<void> {
  const { destroyCaseKey } = proxyActivities<RetentionActivities>(patient('retention', 'Schlüssel vernichten'));
  const { deleteClosedRuns } = proxyActivities<RetentionActivities>(patient('retention', 'Abläufe löschen'));
  await untilDone(
    () => destroyCaseKey({ caseId, operationKey: `${caseId}:destroyCaseKey:case:1`, deadline: null }),
    goOn,
  );
  // The server deletes a little later than it says, and a run that ended just now later still.
  for (
    let pause = 2_000;
    (await untilDone(() => deleteClosedRuns(caseId), goOn)) > 0;
    pause = Math.min(2 * pause, minute)
  ) {
    await sleep(pause, { summary: 'Nachsehen, ob alle Abläufe gelöscht sind' });
  }
}
