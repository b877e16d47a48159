import { setImmediate as nextTurn } from 'node:timers/promises';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type { CommandContext } from './command-context.js';
import { resyncAll } from './resync-case.js';
import { UserError } from './user-error.js';

/** Temporal with running cases; to ask a case of `broken` throws its error. */
function setUp(cases: readonly string[], broken: Readonly<Record<string, Error>>) {
  const printed: string[] = [];
  const list = ({ query }: { query: string }) => {
    const one = cases.find((caseId) => query === `WorkflowId = 'case/${caseId}'`);
    return (one === undefined ? cases : [one]).map((caseId) => ({
      workflowId: `case/${caseId}`,
      runId: 'r',
      startTime: new Date(),
    }));
  };
  const asked = { now: 0, most: 0 };
  const getHandle = (workflowId: string) => ({
    query: async () => {
      asked.most = Math.max(asked.most, (asked.now += 1));
      await nextTurn();
      asked.now -= 1;
      const error = broken[workflowId.replace('case/', '')];
      if (error !== undefined) throw error;
      return [];
    },
    describe: async () => ({ status: { name: 'COMPLETED' } }),
  });
  const temporal = { workflow: { list, getHandle } };
  const context = { temporal, print: (line: string) => printed.push(line) } as unknown as CommandContext;
  return { context, printed, asked };
}

test('a case whose workflow or service fails does not end the resync of the others', async () => {
  const broken = {
    1: new TypeError('Änne Weiß'),
    3: new ServiceFault('unavailable', 'nobody answers', { retryable: true }),
  };
  const { context, printed } = setUp(['1', '2', '3', '4'], broken);
  await expect(resyncAll(context)).rejects.toThrow(new UserError('2 cases are in sync, 2 are not'));
  expect(printed.sort()).toEqual([
    'Case 1: TypeError',
    'Case 3: unavailable',
    'case 2 is at sequence 0 in both',
    'case 4 is at sequence 0 in both',
  ]);
});

test('asks several cases at once, but not all: each query makes a worker compute a case', async () => {
  const cases = Array.from({ length: 40 }, (_, index) => String(index + 1));
  const { context, printed, asked } = setUp(cases, {});
  expect(await resyncAll(context)).toBe('40 cases are in sync');
  expect([printed.length, asked.most]).toEqual([40, 8]);
});
