import { ServiceFault } from '@kontor/platform/bus/service-fault';
import { onRecord } from './act-log.js';
import type { Desk } from './desk.js';
import { Refusal } from './refusal.js';

const act = { by: 'k', command: 'resync', subject: '1001', reason: 'page is behind' };

function setUp() {
  const recorded: { actId?: string; outcome?: string }[] = [];
  let away = false;
  const cases = {
    recordAct: async (request: { act?: { actId?: string; outcome?: string } }) => {
      if (away) throw new ServiceFault('unavailable', 'nobody answers', { retryable: true });
      recorded.push(request.act ?? {});
    },
  } as unknown as Desk['cases'];
  return { desk: { cases }, recorded, goAway: () => (away = true) };
}

test('an act is on record before it is done, and its outcome after', async () => {
  const { desk, recorded } = setUp();
  const outcome = await onRecord(desk, act, async () => {
    expect(recorded).toHaveLength(1);
    return 'as it should be';
  });
  expect(outcome).toBe('as it should be');
  expect(recorded.map((one) => one.outcome)).toEqual(['', 'done: as it should be']);
  expect(new Set(recorded.map((one) => one.actId)).size).toBe(1);
});

test('what fails is on record as failed; a text that may quote anything is not', async () => {
  const { desk, recorded } = setUp();
  const failing = (error: Error) => onRecord(desk, act, () => Promise.reject(error)).catch(() => undefined);
  await failing(new Refusal('there is no such case'));
  await failing(new Error('Änne Weiß'));
  expect(recorded.flatMap((one) => one.outcome || [])).toEqual(['failed: there is no such case', 'failed: Error']);
});

test('what cannot be recorded is not done', async () => {
  const { desk, goAway } = setUp();
  goAway();
  const work = jest.fn();
  await expect(onRecord(desk, act, work)).rejects.toThrow(/Nothing was done/);
  expect(work).not.toHaveBeenCalled();
});
