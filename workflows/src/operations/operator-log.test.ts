import { ServiceFault } from '@kontor/platform/bus/service-fault';
import { runRecorded } from './operator-log.js';
import type { CommandContext } from './command-context.js';
import { UserError } from './user-error.js';

const act = { by: 'k', command: 'resync', subject: '1001', reason: 'page is behind' } as const;

function setUp() {
  const recorded: { actId?: string; outcome?: string }[] = [];
  let away = false;
  const cases = {
    recordAct: async (request: { act?: { actId?: string; outcome?: string } }) => {
      if (away) throw new ServiceFault('unavailable', 'nobody answers', { retryable: true });
      recorded.push(request.act ?? {});
    },
  } as unknown as CommandContext['cases'];
  return { context: { cases }, recorded, disconnect: () => (away = true) };
}

test('an action is recorded before it runs, and its outcome after', async () => {
  const { context, recorded } = setUp();
  const outcome = await runRecorded(context, act, async () => {
    expect(recorded).toHaveLength(1);
    return 'as it should be';
  });
  expect(outcome).toBe('as it should be');
  expect(recorded.map((one) => one.outcome)).toEqual(['', 'done: as it should be']);
  expect(new Set(recorded.map((one) => one.actId)).size).toBe(1);
});

test('a failure is recorded as failed; the message of an unexpected error is not', async () => {
  const { context, recorded } = setUp();
  const failing = (error: Error) => runRecorded(context, act, () => Promise.reject(error)).catch(() => undefined);
  await failing(new UserError('there is no such case'));
  await failing(new Error('Änne Weiß'));
  expect(recorded.flatMap((one) => one.outcome || [])).toEqual(['failed: there is no such case', 'failed: Error']);
});

test('an action that cannot be recorded is not run', async () => {
  const { context, disconnect } = setUp();
  disconnect();
  const work = jest.fn();
  await expect(runRecorded(context, act, work)).rejects.toThrow(/Nothing was done/);
  expect(work).not.toHaveBeenCalled();
});

test('an action that was done is not called failed when its outcome cannot be recorded', async () => {
  const { context, recorded, disconnect } = setUp();
  const work = async () => {
    disconnect();
    return 'invited';
  };
  await expect(runRecorded(context, act, work)).rejects.toThrow(/^Done: invited\. The outcome could not be recorded/);
  expect(recorded.map((one) => one.outcome)).toEqual(['']);
});
