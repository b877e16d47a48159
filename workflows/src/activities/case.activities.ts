import { operationKey } from '@kontor/domain/case/operation-key';
import { toSnapshotMessage } from '@kontor/case-client/case/case-snapshot.message';
import { fromReminderMessage } from '@kontor/case-client/case/reminder.message';
import { toHistoryLine } from '@kontor/case-client/case/history-entry.message';
import type { Bus } from '@kontor/platform/bus/bus';
import { CasesService } from '@kontor/proto/kontor/cases/v1/cases_pb';
import type { CaseActivities } from '@kontor/workflow-contract/case-activities.contract';
import { asActivity, callOptions, queryOptions } from './service-call.js';

/** Calls to the portal: projection, hold rules, time of the last save, reminders. */
export function createCaseActivities(bus: Bus): CaseActivities {
  const cases = bus.client(CasesService);
  return {
    recordTransitions: ({ caseId, seq, entries, snapshot, confirmedSeq, firstSeq }) =>
      asActivity(async () => {
        const request = {
          caseId,
          seq: BigInt(seq),
          lines: entries.map(toHistoryLine),
          snapshot: toSnapshotMessage(snapshot),
          ...(confirmedSeq === undefined ? {} : { confirmedSeq: BigInt(confirmedSeq) }),
          ...(firstSeq === undefined ? {} : { firstSeq: BigInt(firstSeq) }),
        };
        const { projectedSeq, numbersTaken } = await cases.recordTransitions(request, {
          ...queryOptions(),
          operationKey: operationKey(caseId, { operation: 'recordTransitions', subject: 'case', generation: seq }),
        });
        return numbersTaken ? Number(projectedSeq) : null;
      }),
    evaluateHold: (operation) =>
      asActivity(async () => {
        const { caseId, version } = operation;
        const reply = await cases.evaluateHold({ caseId, version: BigInt(version) }, callOptions(operation));
        return { findings: reply.findings, rejectedBefore: reply.rejectedBefore };
      }),
    fetchLastSave: (caseId) =>
      asActivity(async () => {
        const { savedAt } = await cases.getLastSave({ caseId }, queryOptions());
        return savedAt === undefined ? null : Number(savedAt);
      }),
    planReminders: ({ caseId, dayMs }) =>
      asActivity(async () => {
        const { due, nextAt } = await cases.planReminders(
          { caseId, ...(dayMs === null ? {} : { dayMs: BigInt(dayMs) }) },
          queryOptions(),
        );
        return { due: due.map(fromReminderMessage), nextAt: nextAt === undefined ? null : Number(nextAt) };
      }),
  };
}
