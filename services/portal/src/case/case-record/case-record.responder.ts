import { personIdFrom } from '@kontor/case-client/application/person-id.message';
import { caseIdFrom } from '@kontor/case-client/case/case-id.message';
import type { ServiceHandlers } from '@kontor/platform/bus/bus';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import { FindingKind as WireKind, type CasesService } from '@kontor/proto/kontor/cases/v1/cases_pb';
import type { CaseKeys } from './case-keys.js';
import type { FindingKind } from './finding.repository.js';
import { createRecordFinding, type RecordFindingDeps } from './record-finding.js';

export interface CaseRecordResponderDeps extends RecordFindingDeps {
  readonly keys: Pick<CaseKeys, 'destroy'>;
}

const kinds: Readonly<Partial<Record<WireKind, FindingKind>>> = {
  [WireKind.MATCHING]: 'matching',
  [WireKind.ECONOMY_REPORT]: 'economyReport',
  [WireKind.CREDIT_CHECKS]: 'creditChecks',
  [WireKind.PARTY_REPORT]: 'partyReport',
  [WireKind.ACCOUNT]: 'account',
  [WireKind.GIROCARD]: 'girocard',
  [WireKind.IDENTITY_CHECK]: 'identityCheck',
  [WireKind.MISSING_INFORMATION]: 'missingInformation',
  [WireKind.PROVIDER_NOTES]: 'providerNotes',
};

/** RecordFinding and DestroyCaseKey of cases.v1. */
export function createCaseRecordResponder(
  deps: CaseRecordResponderDeps,
): Pick<ServiceHandlers<typeof CasesService>, 'recordFinding' | 'destroyCaseKey'> {
  const recordFinding = createRecordFinding(deps);
  return {
    recordFinding: async ({ caseId, findingId, personId: wirePerson, content, kind: wireKind }) => {
      const kind = kinds[wireKind];
      if (kind === undefined) throw new ServiceFault('invalid-request', 'This is no finding');
      const personId = wirePerson === '' ? null : personIdFrom(wirePerson);
      return { findingRef: await recordFinding({ caseId: caseIdFrom(caseId), findingId, kind, personId, content }) };
    },
    destroyCaseKey: async ({ caseId }) => {
      await deps.keys.destroy(caseIdFrom(caseId));
      return {};
    },
  };
}
