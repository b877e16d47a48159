import type { Metrics } from '@kontor/platform/metrics/metrics';
import { traceparentOf } from '@kontor/platform/temporal/trace-calls';
import { inSpan } from '@kontor/platform/trace/span';
import { ApplicationFailure, CancelledFailure, defaultPayloadConverter } from '@temporalio/common';
import type { ActivityInterceptorsFactory } from '@temporalio/worker';
import { Histogram } from 'prom-client';

/** Measures each attempt of an activity and adds a span to the trace that caused it. */
export function createActivityTelemetry({ registry }: Metrics): ActivityInterceptorsFactory {
  const seconds = new Histogram({
    name: 'activity_seconds',
    help: 'Attempts of activities',
    labelNames: ['queue', 'activity', 'outcome'],
    buckets: [0.025, 0.1, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  return ({ info: { activityType: activity, taskQueue: queue, attempt } }) => ({
    inbound: {
      execute: (input, next) => {
        const stop = seconds.startTimer({ queue, activity });
        const parent = traceparentOf(input.headers, defaultPayloadConverter) ?? null;
        const attributes = { 'temporal.task_queue': queue, 'temporal.attempt': attempt };
        return inSpan({ name: `activity ${activity}`, kind: 'consumer', parent, attributes }, () => next(input)).then(
          (result) => {
            stop({ outcome: 'ok' });
            return result;
          },
          (error: unknown) => {
            stop({ outcome: outcomeOf(error) });
            throw error;
          },
        );
      },
    },
  });
}

/** Code of the fault; the number of codes is small. */
function outcomeOf(error: unknown): string {
  if (error instanceof CancelledFailure) return 'cancelled';
  return error instanceof ApplicationFailure ? (error.type ?? 'internal') : 'internal';
}
