import type { CaseId } from '@kontor/domain/case/case-id';
import { currentRevision } from '@kontor/domain/case/case-table';
import { caseStatus } from '@kontor/domain/case/case-status';
import { caseShredderId, caseShredderType } from '@kontor/workflow-contract/case-shredder.contract';
import {
  commandUpdate,
  mailFailedSignal,
  projectionsQuery,
  providerEventSignal,
  snapshotQuery,
  renewSignal,
  retryNowSignal,
  type CommandEnvelope,
  type IdentificationCaseInput,
} from '@kontor/workflow-contract/identification-case.contract';
import {
  allHandlersFinished,
  condition,
  ParentClosePolicy,
  setHandler,
  startChild,
  workflowInfo,
} from '@temporalio/workflow';
import { CaseProcess } from './case-process.workflow.js';
import { retryNow } from './retry.workflow.js';

/** History events after which a run continues as new; a whole case normally stays far below. */
const longHistory = 1_000;

/**
 * A case from registration to the archive. Commands arrive as updates, provider events as signals; each is reduced
 * synchronously, and its effects run concurrently. A run continues as new with the whole state when its history is long,
 * the case has reached a final status, or a later revision asks for it; at 900 the workflow completes.
 */
export async function identificationCase(input: IdentificationCaseInput): Promise<void> {
  const process = new CaseProcess(input);
  process.start();
  setHandler(commandUpdate, (envelope) => process.command(envelope), {
    validator: (envelope: CommandEnvelope) => process.validate(envelope),
  });
  setHandler(providerEventSignal, ({ eventId, source, reference }) =>
    process.event({ name: 'providerEvent', eventId, source, reference }),
  );
  setHandler(mailFailedSignal, ({ mailId }) => process.event({ name: 'mailFailed', mailId }));
  setHandler(retryNowSignal, retryNow);
  let wantedRevision = input.revision;
  setHandler(renewSignal, ({ revision }) => {
    wantedRevision = Math.max(wantedRevision, revision);
  });
  setHandler(snapshotQuery, () => process.snapshot());
  setHandler(projectionsQuery, ({ above }) => process.projectionsAbove(above));

  const isArchived = () => process.status === caseStatus.archived;
  const isHistoryLong = () => workflowInfo().historyLength > longHistory || workflowInfo().continueAsNewSuggested;
  const isOutdated = () => wantedRevision > input.revision;
  const isQuiet = () => process.canEndRun && allHandlersFinished();

  // A run that starts in a final status waits for the archive, unless support reopens the case.
  await condition(() => (isArchived() || isHistoryLong() || process.reachedFinal || isOutdated()) && isQuiet());
  if (!isArchived()) return process.continueAsNew(input, Math.max(input.revision, currentRevision));
  await shred(input.caseId);
  await condition(allHandlersFinished);
}

/** A separate workflow destroys the key and the closed runs, because this one must be closed first. */
async function shred(caseId: CaseId): Promise<void> {
  await startChild(caseShredderType, {
    workflowId: caseShredderId(caseId),
    args: [{ caseId }],
    taskQueue: 'case',
    parentClosePolicy: ParentClosePolicy.ABANDON,
    staticSummary: 'Schlüssel und Abläufe vernichten',
  });
}
