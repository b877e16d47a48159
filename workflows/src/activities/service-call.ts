import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type { CallOptions } from '@kontor/platform/bus/bus';
import { finalFaults } from '@kontor/workflow-contract/faults.contract';
import type { Operation } from '@kontor/workflow-contract/case-activities.contract';
import { ApplicationFailure, Context } from '@temporalio/activity';

const final: readonly string[] = finalFaults;

/** A request ends a second before its activity would, so that the activity can still say why. */
const answerMarginMs = 1_000;

/**
 * Turns what a service could not do into a failure that Temporal understands. Only the code goes along: whatever
 * Temporal keeps must not hold a text that might quote a person's data.
 */
export function failureOf(error: unknown): ApplicationFailure {
  if (error instanceof ApplicationFailure) return error;
  const code = error instanceof ServiceFault ? error.code : 'internal';
  return ApplicationFailure.create({ message: code, type: code, nonRetryable: final.includes(code) });
}

/** Runs the body of an activity; every fault leaves it as an ApplicationFailure of the fault's code. */
export async function asking<T>(body: () => Promise<T>): Promise<T> {
  try {
    return await body();
  } catch (error) {
    throw failureOf(error);
  }
}

/** How a service is called for an operation: under its key, as long as the answer is of use. */
export function callOptions(operation: Operation): CallOptions {
  const deadline = Math.min(attemptEndsAt(), operation.deadline ?? Number.POSITIVE_INFINITY);
  return {
    operationKey: operation.operationKey,
    actor: 'system',
    deadline,
    timeoutMs: Math.max(500, deadline - Date.now()),
  };
}

/** Like {@link callOptions}, for questions that cause nothing and so need no key. */
export function questionOptions(): CallOptions {
  const deadline = attemptEndsAt();
  return { actor: 'system', deadline, timeoutMs: Math.max(500, deadline - Date.now()) };
}

function attemptEndsAt(): number {
  const { startToCloseTimeoutMs } = Context.current().info;
  return Date.now() + startToCloseTimeoutMs - Math.min(answerMarginMs, startToCloseTimeoutMs / 4);
}
