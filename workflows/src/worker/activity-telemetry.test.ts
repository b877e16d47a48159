import { createMetrics } from '@kontor/platform/metrics/metrics';
import { currentTraceId } from '@kontor/platform/trace/trace-context';
import { ApplicationFailure, CancelledFailure, defaultPayloadConverter } from '@temporalio/common';
import type { ActivityInterceptorsFactory } from '@temporalio/worker';
import { createActivityTelemetry } from './activity-telemetry.js';

const traceId = 'a'.repeat(32);
const headers = { traceparent: defaultPayloadConverter.toPayload(`00-${traceId}-${'b'.repeat(16)}-01`) };
const context = { info: { activityType: 'transferCase', taskQueue: 'identity', attempt: 1 } };

async function run(work: () => Promise<unknown>, given = headers): Promise<Record<string, string>> {
  const metrics = createMetrics('test');
  const factory = createActivityTelemetry(metrics);
  const { inbound } = factory(context as unknown as Parameters<ActivityInterceptorsFactory>[0]);
  const outcome = inbound?.execute?.({ args: [], headers: given }, work);
  await outcome?.catch(() => undefined);
  const page = await metrics.registry.metrics();
  const [, labels = ''] = /^activity_seconds_count\{(.*)\} 1$/m.exec(page) ?? [];
  return Object.fromEntries(
    [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', value = '']) => [label, value]),
  );
}

test.each([
  ['ok', () => Promise.resolve(1)],
  ['conflict', () => Promise.reject(ApplicationFailure.create({ type: 'conflict' }))],
  ['cancelled', () => Promise.reject(new CancelledFailure('x'))],
  ['internal', () => Promise.reject(new Error('x'))],
])('an attempt is counted as %s', async (outcome, work) => {
  expect(await run(work)).toMatchObject({ queue: 'identity', activity: 'transferCase', outcome });
});

test('an attempt continues the trace of its headers, or starts a new one', async () => {
  const seen: (string | undefined)[] = [];
  const look = async () => void seen.push(currentTraceId());
  await run(look);
  await run(look, {} as typeof headers);
  expect(seen[0]).toBe(traceId);
  expect(seen[1]).toMatch(/^[0-9a-f]{32}$/);
  expect(seen[1]).not.toBe(traceId);
});
