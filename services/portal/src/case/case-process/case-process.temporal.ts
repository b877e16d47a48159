import type { CaseId } from '@kontor/domain/case/case-id';
import type { CasePolicy } from '@kontor/domain/case/case-policy';
import {
  commandRefused,
  commandUpdate,
  identificationCaseId,
  identificationCaseType,
  mailFailedSignal,
  type CommandEnvelope,
  type IdentificationCaseInput,
  type RefusalDetail,
} from '@kontor/workflow-contract/identification-case.contract';
import { taskQueues } from '@kontor/workflow-contract/task-queues';
import {
  isGrpcDeadlineError,
  isGrpcServiceError,
  ServiceError,
  WorkflowNotFoundError,
  WorkflowUpdateFailedError,
  WorkflowUpdateRPCTimeoutOrCancelledError,
  WorkflowUpdateStage,
  type WorkflowClient,
} from '@temporalio/client';
import { ApplicationFailure, WorkflowExecutionAlreadyStartedError } from '@temporalio/common';
import type { CaseProcessPort, CommandTimes, ProcessAnswer } from './case-process.js';

export interface TemporalCaseProcessOptions {
  readonly temporal: () => Promise<WorkflowClient>;
  readonly policy: CasePolicy;
  /** Revision of the case table for new cases. */
  readonly revision: number;
  readonly now: () => number;
}

/** The processes of the cases as workflows in Temporal. */
export function createTemporalCaseProcess(options: TemporalCaseProcessOptions): CaseProcessPort {
  const { temporal, policy, revision, now } = options;
  return {
    start: async (caseId, legalForm, own) => {
      const client = await temporal();
      await client.withDeadline(now() + 5000, () =>
        start(client, { caseId, legalForm, revision, policy: { ...policy, ...own } }),
      );
    },
    command: async (caseId, envelope, times) => {
      try {
        const client = await within(temporal(), times.acceptBy - now());
        return client === null ? { kind: 'unreachable' } : await update(client, caseId, { envelope, times, now });
      } catch (error) {
        return answerOf(error);
      }
    },
    mailFailed: async (caseId, mailId) => {
      const client = await temporal();
      try {
        await client.getHandle(identificationCaseId(caseId)).signal(mailFailedSignal, { mailId });
      } catch (error) {
        if (!(error instanceof WorkflowNotFoundError)) throw error;
      }
    },
  };
}

async function start(client: WorkflowClient, input: IdentificationCaseInput): Promise<void> {
  try {
    await client.start(identificationCaseType, {
      workflowId: identificationCaseId(input.caseId),
      taskQueue: taskQueues.case,
      workflowIdConflictPolicy: 'USE_EXISTING',
      workflowIdReusePolicy: 'REJECT_DUPLICATE',
      args: [input],
    });
  } catch (error) {
    // The process is complete, so a late repetition must not start it again.
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
  }
}

interface Given {
  readonly envelope: CommandEnvelope;
  readonly times: CommandTimes;
  readonly now: () => number;
}

async function update(client: WorkflowClient, caseId: CaseId, { envelope, times, now }: Given): Promise<ProcessAnswer> {
  const handle = client.getHandle(identificationCaseId(caseId));
  const asked = client.withDeadline(times.acceptBy, () =>
    handle.startUpdate(commandUpdate, {
      args: [envelope],
      updateId: envelope.commandId,
      waitForStage: WorkflowUpdateStage.ACCEPTED,
    }),
  );
  // A client without a connection retries past its deadline, so the time is limited here too.
  const accepted = await within(asked, times.acceptBy - now());
  if (accepted === null) return { kind: 'unreachable' };
  try {
    return { kind: 'outcome', outcome: await client.withDeadline(times.resultBy, () => accepted.result()) };
  } catch (error) {
    // The command is durable now, so a lost connection is a late answer and not a lost command.
    return isLost(error) ? { kind: 'late' } : answerOf(error);
  }
}

function isLost(error: unknown): boolean {
  return (
    error instanceof WorkflowUpdateRPCTimeoutOrCancelledError || isGrpcServiceError(error) || isGrpcDeadlineError(error)
  );
}

/** The command's result for an error of the engine. @throws any other error */
export function answerOf(error: unknown): ProcessAnswer {
  if (error instanceof WorkflowNotFoundError) return { kind: 'gone' };
  if (error instanceof WorkflowUpdateFailedError) {
    const { cause } = error;
    if (cause instanceof ApplicationFailure && cause.type === commandRefused) {
      const detail = cause.details?.[0] as RefusalDetail | undefined;
      const { reason = 'illegal', status = 0, owner = '', seq } = detail ?? {};
      const at = { status, ...(seq === undefined ? {} : { seq }) };
      return reason === 'taken' ? { kind: 'refused', reason, ...at, owner } : { kind: 'refused', reason, ...at };
    }
    // The run ended between acceptance and result; the next run answers the same command id.
    if (cause instanceof ApplicationFailure && cause.type === 'AcceptedUpdateCompletedWorkflow')
      return { kind: 'late' };
    throw error;
  }
  if (isLost(error) || isUnreachable(error)) return { kind: 'unreachable' };
  throw error;
}

function isUnreachable(error: unknown): boolean {
  return (
    error instanceof ServiceError ||
    (error instanceof Error && /ECONNREFUSED|UNAVAILABLE|Failed to connect|deadline/i.test(error.message))
  );
}

/** The result of the work, or null when it takes longer. */
async function within<T>(work: Promise<T>, ms: number): Promise<T | null> {
  work.catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), Math.max(ms, 0));
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
