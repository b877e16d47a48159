import { caseIdOf } from '@kontor/domain/case/case-id';
import { regularPolicy } from '@kontor/domain/case/case-policy';
import {
  ServiceError,
  WorkflowNotFoundError,
  WorkflowUpdateFailedError,
  WorkflowUpdateRPCTimeoutOrCancelledError,
} from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import { answerOf, createTemporalCaseProcess } from './case-process.temporal.js';

const refused = (detail: object) =>
  new WorkflowUpdateFailedError(
    'refused',
    ApplicationFailure.create({ type: 'CommandRefused', message: 'no', details: [detail] }),
  );
const ended = ApplicationFailure.create({ type: 'AcceptedUpdateCompletedWorkflow', message: 'ended' });
const broken = new WorkflowUpdateFailedError('broken', ApplicationFailure.create({ type: 'Oops', message: 'oops' }));

describe("mapping of Temporal's errors", () => {
  it.each([
    [refused({ reason: 'busy', status: 218 }), { kind: 'refused', reason: 'busy', status: 218 }],
    [refused({ reason: 'illegal', status: 430 }), { kind: 'refused', reason: 'illegal', status: 430 }],
    [refused({ reason: 'illegal', status: 220, seq: 6 }), { kind: 'refused', reason: 'illegal', status: 220, seq: 6 }],
    [
      refused({ reason: 'taken', status: 410, owner: 's1' }),
      { kind: 'refused', reason: 'taken', status: 410, owner: 's1' },
    ],
    [new WorkflowNotFoundError('gone', 'case/1001', undefined), { kind: 'gone' }],
    [new WorkflowUpdateFailedError('ended', ended), { kind: 'late' }],
    [new WorkflowUpdateRPCTimeoutOrCancelledError('timeout'), { kind: 'unreachable' }],
    [new ServiceError('away'), { kind: 'unreachable' }],
    [new Error('Failed to connect before the deadline'), { kind: 'unreachable' }],
  ])('%s', (error, answer) => {
    expect(answerOf(error)).toEqual(answer);
  });

  it.each([broken, new TypeError('a defect')])('is rethrown: %s', (error) => {
    expect(() => answerOf(error)).toThrow(error);
  });

  it('a case starts with the windows of the portal, but for its own', async () => {
    const started: unknown[] = [];
    const client = {
      withDeadline: (_at: number, work: () => Promise<void>) => work(),
      start: async (_type: string, { args }: { args: unknown[] }) => void started.push(...args),
    };
    const process = createTemporalCaseProcess({
      temporal: async () => client as never,
      policy: regularPolicy,
      revision: 1,
      now: Date.now,
    });
    await process.start(caseIdOf('1001'), 'GMBH', { archiveAfterMs: 5 });
    expect(started).toEqual([
      { caseId: '1001', legalForm: 'GMBH', revision: 1, policy: { ...regularPolicy, archiveAfterMs: 5 } },
    ]);
  });

  it('is unreachable without a connection in time', async () => {
    const process = createTemporalCaseProcess({
      temporal: () => new Promise(() => undefined),
      policy: {} as never,
      revision: 1,
      now: Date.now,
    });
    const envelope = {
      commandId: 'abort',
      actor: { side: 'customer', accountId: 'a' },
      command: { name: 'abort' },
    } as const;
    const times = { acceptBy: Date.now() + 20, resultBy: Date.now() + 1000 };
    await expect(process.command(caseIdOf('1001'), envelope, times)).resolves.toEqual({ kind: 'unreachable' });
  });
});
