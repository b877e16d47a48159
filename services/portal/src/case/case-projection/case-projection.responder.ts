import { caseIdOf } from '@kontor/domain/case/case-id';
import { fromSnapshotMessage } from '@kontor/case-client/case/case-snapshot.message';
import { fromHistoryLine } from '@kontor/case-client/case/history-entry.message';
import type { ServiceHandlers } from '@kontor/platform/bus/bus';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type { CasesService, RecordTransitionsRequest } from '@kontor/proto/kontor/cases/v1/cases_pb';
import type { RecordedTransitions, TransitionBatch } from './record-transitions.js';

/** RecordTransitions of cases.v1. */
export function createCaseProjectionResponder(
  recordTransitions: (batch: TransitionBatch) => Promise<RecordedTransitions | null>,
): Pick<ServiceHandlers<typeof CasesService>, 'recordTransitions'> {
  return {
    recordTransitions: async (input) => {
      const recorded = await recordTransitions(batchOf(input));
      if (recorded === null) throw new ServiceFault('not-found', 'There is no such case');
      return { projectedSeq: BigInt(recorded.projectedSeq), numbersTaken: recorded.numbersTaken };
    },
  };
}

/** @throws ServiceFault, not retryable, for a request that is no projection. */
function batchOf({ caseId, seq, lines, snapshot, confirmedSeq, firstSeq }: RecordTransitionsRequest): TransitionBatch {
  try {
    if (snapshot === undefined) throw new Error('the snapshot is missing');
    return {
      caseId: caseIdOf(caseId),
      seq: Number(seq),
      entries: lines.map(fromHistoryLine),
      snapshot: fromSnapshotMessage(snapshot),
      ...(confirmedSeq === undefined ? {} : { confirmedSeq: Number(confirmedSeq) }),
      ...(firstSeq === undefined ? {} : { firstSeq: Number(firstSeq) }),
    };
  } catch (cause) {
    throw new ServiceFault('invalid-request', 'This is no projection', { cause });
  }
}
