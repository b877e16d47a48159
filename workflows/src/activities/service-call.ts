import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type { CallOptions } from '@kontor/platform/bus/bus';
import { nonRetryableFaults } from '@kontor/workflow-contract/faults.contract';
import type { Operation } from '@kontor/workflow-contract/case-activities.contract';
import { ApplicationFailure, Context } from '@temporalio/activity';

const nonRetryable: readonly string[] = nonRetryableFaults;

/** A request times out before its activity does, so that the activity can report the fault, ms. */
const answerMarginMs = 1_000;

/**
 * Converts a service fault into a Temporal failure. Only the code is kept, because a message may contain personal data
 * and Temporal stores failures.
 */
export function toApplicationFailure(error: unknown): ApplicationFailure {
  if (error instanceof ApplicationFailure) return error;
  const code = error instanceof ServiceFault ? error.code : 'internal';
  return ApplicationFailure.create({ message: code, type: code, nonRetryable: nonRetryable.includes(code) });
}

/** A provider is silent; the activity is repeated. */
export const idleFault = (): ServiceFault => new ServiceFault('idle', 'The provider is silent', { retryable: true });

/** Runs the body of an activity; throws every fault as an ApplicationFailure with the fault's code. */
export async function asActivity<T>(body: () => Promise<T>): Promise<T> {
  try {
    return await body();
  } catch (error) {
    throw toApplicationFailure(error);
  }
}

/** Call options of an operation: its key, and the earlier of its deadline and the end of the attempt. */
export function callOptions(operation: Operation): CallOptions {
  const deadline = Math.min(attemptEndsAt(), operation.deadline ?? Number.POSITIVE_INFINITY);
  return {
    operationKey: operation.operationKey,
    actor: 'system',
    deadline,
    timeoutMs: Math.max(500, deadline - Date.now()),
  };
}

/** Like {@link callOptions}, for calls without an effect, which need no key. */
export function queryOptions(): CallOptions {
  const deadline = attemptEndsAt();
  return { actor: 'system', deadline, timeoutMs: Math.max(500, deadline - Date.now()) };
}

function attemptEndsAt(): number {
  const { startToCloseTimeoutMs } = Context.current().info;
  return Date.now() + startToCloseTimeoutMs - Math.min(answerMarginMs, startToCloseTimeoutMs / 4);
}
