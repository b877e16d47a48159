import { createLogger } from '@kontor/platform/logger/logger';
import { WorkflowNotFoundError, type Client } from '@temporalio/client';
import { renewCases, startRenewal } from './renew-cases.js';

/** Temporal with running cases; to signal one of `broken` throws its error. */
function temporalWith(ids: readonly string[], broken: Readonly<Record<string, Error>>) {
  const asked: string[] = [];
  const getHandle = (workflowId: string) => ({
    signal: async () => {
      asked.push(workflowId);
      if (broken[workflowId] !== undefined) throw broken[workflowId];
    },
  });
  const list = () => ids.map((workflowId) => ({ workflowId }));
  return { asked, client: { workflow: { list, getHandle } } as unknown as Client };
}

const refused = new Error('history size exceeds limit');
const ended = new WorkflowNotFoundError('ended', 'case/3', undefined);

test('a case that cannot be asked does not keep the others from it', async () => {
  const { asked, client } = temporalWith(['case/1', 'case/2', 'case/3', 'case/4'], {
    'case/2': refused,
    'case/3': ended,
  });
  expect(await renewCases(client, 2)).toEqual({ count: 4, failures: [refused] });
  expect(asked).toEqual(['case/1', 'case/2', 'case/3', 'case/4']);
});

test('no further case is asked once it is to stop', async () => {
  const { asked, client } = temporalWith(['case/1'], {});
  await renewCases(client, 2, AbortSignal.abort());
  expect(asked).toEqual([]);
});

test('the log says how many cases could not be asked', async () => {
  const lines: string[] = [];
  const logger = createLogger({
    name: 'worker',
    level: 'info',
    destination: { write: (line) => void lines.push(line) },
  });
  const { client } = temporalWith(['case/1', 'case/2'], { 'case/2': refused });
  const renewal = startRenewal({ client, revision: 2, logger });
  while (lines.length < 2) await new Promise(setImmediate);
  await renewal.stop();
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 30, count: 1, revision: 2 },
    { level: 40, failed: 1, revision: 2, err: { message: refused.message } },
  ]);
});
