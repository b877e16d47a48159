import { ServiceFault } from '@kontor/platform/bus/service-fault';
import { nonRetryableFaults } from '@kontor/workflow-contract/faults.contract';
import { asActivity, toApplicationFailure } from './service-call.js';

test('a failure holds only the code of the fault, and non-retryable codes are not retried', () => {
  const failure = toApplicationFailure(new ServiceFault('conflict', 'Max Mustermann was here'));
  expect(failure).toMatchObject({ type: 'conflict', message: 'conflict', nonRetryable: true });
  expect(JSON.stringify(failure)).not.toContain('Mustermann');
  expect(toApplicationFailure(new ServiceFault('unavailable', 'x', { retryable: true }))).toMatchObject({
    type: 'unavailable',
    nonRetryable: false,
  });
});

test('an unexpected error is retried, and its message is dropped', async () => {
  const failing = asActivity(async () => {
    throw new TypeError('secret words');
  });
  await expect(failing).rejects.toMatchObject({ type: 'internal', message: 'internal', nonRetryable: false });
});

test('every listed fault is non-retryable', () => {
  for (const code of nonRetryableFaults)
    expect(toApplicationFailure(new ServiceFault(code, '')).nonRetryable).toBe(true);
});
