import { personIdFrom } from '@kontor/case-client/application/person-id.message';
import { caseIdFrom } from '@kontor/case-client/case/case-id.message';
import { findingKindMapping } from '@kontor/case-client/case/finding-kind.message';
import type { ServiceHandlers } from '@kontor/platform/bus/bus';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type { CasesService } from '@kontor/proto/kontor/cases/v1/cases_pb';
import type { CaseKeys } from './case-keys.js';
import { createRecordFinding, type RecordFindingDeps } from './record-finding.js';

export interface CaseRecordResponderDeps extends RecordFindingDeps {
  readonly keys: Pick<CaseKeys, 'destroy'>;
}

/** RecordFinding and DestroyCaseKey of cases.v1. */
export function createCaseRecordResponder(
  deps: CaseRecordResponderDeps,
): Pick<ServiceHandlers<typeof CasesService>, 'recordFinding' | 'destroyCaseKey'> {
  const recordFinding = createRecordFinding(deps);
  return {
    recordFinding: async ({ caseId, findingId, personId: wirePerson, content, kind: wireKind }) => {
      const kind = findingKindMapping.fromMessageOrNull(wireKind);
      if (kind === null) throw new ServiceFault('invalid-request', 'This is no finding');
      const personId = wirePerson === '' ? null : personIdFrom(wirePerson);
      return { findingRef: await recordFinding({ caseId: caseIdFrom(caseId), findingId, kind, personId, content }) };
    },
    destroyCaseKey: async ({ caseId }) => {
      await deps.keys.destroy(caseIdFrom(caseId));
      return {};
    },
  };
}
