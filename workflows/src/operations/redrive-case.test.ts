import { caseIdOf } from '@kontor/domain/case/case-id';
import type { CommandContext } from './command-context.js';
import { redriveCase } from './redrive-case.js';

const failure = (code: number) => Object.assign(new Error(`${code} failed`), { code, details: '', metadata: {} });
const [notFound, unavailable] = [failure(5), failure(14)];

/** Temporal with a case whose activities wait to be retried; to reset one of `broken` throws its error. */
function setUp(ids: readonly string[], broken: Readonly<Record<string, Error>>) {
  const reset: string[] = [];
  let signals = 0;
  const pendingActivities = ids.map((id) => ({ activityId: id, activityType: { name: `type-${id}` }, attempt: 3 }));
  const getHandle = (workflowId: string) => ({
    describe: async () => ({ workflowId, runId: 'r', raw: { pendingActivities } }),
    signal: async () => void signals++,
  });
  const workflowService = {
    resetActivity: async ({ id }: { id: string }) => {
      reset.push(id);
      if (broken[id] !== undefined) throw broken[id];
    },
  };
  const temporal = { workflow: { getHandle }, workflowService };
  const context = { temporal, namespace: 'default' } as unknown as CommandContext;
  return { redrive: () => redriveCase(context, caseIdOf('1001')), reset, signals: () => signals };
}

test('an activity that ended meanwhile does not keep the others from it', async () => {
  const { redrive, reset, signals } = setUp(['1', '2', '3'], { 2: notFound });
  expect(await redrive()).toBe('case 1001: retried now: type-1 (attempt 3), type-3 (attempt 3)');
  expect([reset, signals()]).toEqual([['1', '2', '3'], 1]);
});

test('any other failure ends it', async () => {
  const { redrive, signals } = setUp(['1', '2'], { 1: unavailable });
  await expect(redrive()).rejects.toBe(unavailable);
  expect(signals()).toBe(0);
});
