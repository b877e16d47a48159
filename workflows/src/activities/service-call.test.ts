import { ServiceFault } from '@kontor/platform/bus/service-fault';
import { finalFaults } from '@kontor/workflow-contract/faults.contract';
import { asking, failureOf } from './service-call.js';

test('a fault keeps its code and nothing else, and the final ones are not retried', () => {
  const failure = failureOf(new ServiceFault('conflict', 'Max Mustermann was here'));
  expect(failure).toMatchObject({ type: 'conflict', message: 'conflict', nonRetryable: true });
  expect(JSON.stringify(failure)).not.toContain('Mustermann');
  expect(failureOf(new ServiceFault('unavailable', 'x', { retryable: true }))).toMatchObject({
    type: 'unavailable',
    nonRetryable: false,
  });
});

test('what nobody foresaw is retried, and its words stay here', async () => {
  const failing = asking(async () => {
    throw new TypeError('secret words');
  });
  await expect(failing).rejects.toMatchObject({ type: 'internal', message: 'internal', nonRetryable: false });
});

test('every final fault is one', () => {
  for (const code of finalFaults) expect(failureOf(new ServiceFault(code, '')).nonRetryable).toBe(true);
});
