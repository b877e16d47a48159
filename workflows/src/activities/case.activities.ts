import { toProjectedLine } from './history-line.js';
import type { Bus } from '@kontor/platform/bus/bus';
import { CasesService } from '@kontor/proto/kontor/cases/v1/cases_pb';
import type { CaseActivities } from '@kontor/workflow-contract/case-activities.contract';
import { asking, callOptions, questionOptions } from './service-call.js';

/** What only the portal can do: keep the projection, evaluate the hold rules, tell of the last save. */
export function createCaseActivities(bus: Bus): CaseActivities {
  const cases = bus.client(CasesService);
  return {
    recordTransitions: ({ caseId, seq, entries, snapshot }) =>
      asking(async () => {
        const request = {
          caseId,
          seq: BigInt(seq),
          lines: entries.map(toProjectedLine),
          snapshot: JSON.stringify(snapshot),
        };
        await cases.recordTransitions(request, {
          ...questionOptions(),
          operationKey: `${caseId}:recordTransitions:case:${seq}`,
        });
      }),
    evaluateHold: (operation) =>
      asking(async () => {
        const { caseId, version } = operation;
        const reply = await cases.evaluateHold({ caseId, version: BigInt(version) }, callOptions(operation));
        return { findings: reply.findings, again: reply.rejectedBefore };
      }),
    lastSavedAt: (caseId) =>
      asking(async () => {
        const { savedAt } = await cases.getLastSave({ caseId }, questionOptions());
        return savedAt === undefined ? null : Number(savedAt);
      }),
  };
}
