import { currentRevision } from '@kontor/domain/case/case-table';
import { isFinal } from '@kontor/domain/case/case-status';
import { caseShredderId, caseShredderType } from '@kontor/workflow-contract/case-shredder.contract';
import {
  commandUpdate,
  mailFailedSignal,
  providerEventSignal,
  snapshotQuery,
  tryAgainSignal,
  type CommandEnvelope,
  type IdentificationCaseInput,
} from '@kontor/workflow-contract/identification-case.contract';
import {
  allHandlersFinished,
  condition,
  continueAsNew,
  ParentClosePolicy,
  setHandler,
  startChild,
  workflowInfo,
} from '@temporalio/workflow';
import { CaseProcess } from './case-process.workflow.js';
import { endPauses } from './persistence.workflow.js';

/** History events after which a run hands over to the next; a whole case on its way stays far below. */
const longHistory = 1_000;

/**
 * A case from registration to the archive. Commands of people come as updates, news of the providers as signals; every
 * one is reduced at once, and what follows from it runs beside. A run ends when its history is long or the case has come
 * to its end, and the next takes over the whole state; at 900 the case is over.
 */
export async function identificationCase(input: IdentificationCaseInput): Promise<void> {
  const process = new CaseProcess(input);
  process.begin();
  setHandler(commandUpdate, (envelope) => process.command(envelope), {
    validator: (envelope: CommandEnvelope) => process.validate(envelope),
  });
  setHandler(providerEventSignal, ({ eventId, source, reference }) =>
    process.event({ name: 'providerEvent', eventId, source, reference }),
  );
  setHandler(mailFailedSignal, ({ mailId }) => process.event({ name: 'mailFailed', mailId }));
  setHandler(tryAgainSignal, endPauses);
  setHandler(snapshotQuery, () => process.snapshot());

  // A run that begins with a final status has only its archive before it, unless support takes the case up again.
  const beganFinal = isFinal(process.status);
  const isOver = () => process.status === 900;
  const isDone = () => workflowInfo().historyLength > longHistory || workflowInfo().continueAsNewSuggested;
  const cameToItsEnd = () => !beganFinal && isFinal(process.status) && process.hasNothingUnderWay;
  const isQuiet = () => process.canPause && allHandlersFinished();

  await condition(() => (isOver() || isDone() || cameToItsEnd()) && isQuiet());
  if (!isOver()) {
    return continueAsNew<typeof identificationCase>({ ...input, revision: currentRevision, carried: process.carry() });
  }
  await shred(input.caseId);
  await condition(allHandlersFinished);
}

/** Key and runs are destroyed by a workflow that outlives this one. */
async function shred(caseId: string): Promise<void> {
  await startChild(caseShredderType, {
    workflowId: caseShredderId(caseId),
    args: [{ caseId }],
    taskQueue: 'case',
    parentClosePolicy: ParentClosePolicy.ABANDON,
    staticSummary: 'Schlüssel und Abläufe vernichten',
  });
}
