import { create } from '@bufbuild/protobuf';
import { CaseSnapshotSchema, type CaseStatus } from '@kontor/proto/kontor/cases/v1/case_snapshot_pb';
import { createCaseProjectionResponder } from './case-projection.responder.js';

const context = { logger: undefined as never };

describe('RecordTransitions', () => {
  it('refuses a broken projection, not retryable', async () => {
    const input = {
      caseId: '1001',
      seq: 1n,
      lines: [],
      snapshot: create(CaseSnapshotSchema, { status: 99 as CaseStatus }),
    } as never;
    await expect(
      createCaseProjectionResponder(async () => null).recordTransitions(input, context),
    ).rejects.toMatchObject({
      code: 'invalid-request',
      retryable: false,
    });
  });
});
