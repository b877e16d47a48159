import { personIdFrom } from '@kontor/case-client/application/person-id.message';
import { caseIdFrom } from '@kontor/case-client/case/case-id.message';
import { findingKindMapping } from '@kontor/case-client/case/finding-kind.message';
import { fromFindingContent } from '@kontor/case-client/finding/finding-content.message';
import type { ServiceHandlers } from '@kontor/platform/bus/bus';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type { CasesService, RecordFindingRequest } from '@kontor/proto/kontor/cases/v1/cases_pb';
import { utf8 } from './bytes.js';
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
    recordFinding: async ({ caseId, findingId, personId: wirePerson, kind: wireKind, ...wireContent }) => {
      const kind = findingKindMapping.fromMessageOrNull(wireKind);
      if (kind === null) throw new ServiceFault('invalid-request', 'This is no finding');
      const personId = wirePerson === '' ? null : personIdFrom(wirePerson);
      const content = contentOf(wireContent);
      return { findingRef: await recordFinding({ caseId: caseIdFrom(caseId), findingId, kind, personId, content }) };
    },
    destroyCaseKey: async ({ caseId }) => {
      await deps.keys.destroy(caseIdFrom(caseId));
      return {};
    },
  };
}

/** The content as JSON; as it came where an earlier version wrote it, or where it is too large to be sent twice. */
function contentOf({ content, typedContent }: Pick<RecordFindingRequest, 'content' | 'typedContent'>): Uint8Array {
  const typed = typedContent === undefined ? undefined : fromFindingContent(typedContent);
  return typed === undefined ? content : utf8(JSON.stringify(typed));
}
