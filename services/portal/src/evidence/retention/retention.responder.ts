import { caseIdFrom } from '@kontor/case-client/case/case-id.message';
import type { ServiceHandlers } from '@kontor/platform/bus/bus';
import type { CasesService } from '@kontor/proto/kontor/cases/v1/cases_pb';
import { eraseEndedCase, type RetentionDeps, sealEvidence } from './retain-evidence.js';

/** SealEvidence and EraseCase of cases.v1. */
export function createRetentionResponder(
  deps: RetentionDeps,
): Pick<ServiceHandlers<typeof CasesService>, 'sealEvidence' | 'eraseCase'> {
  return {
    sealEvidence: async ({ caseId }) => {
      await sealEvidence(deps, caseIdFrom(caseId));
      return {};
    },
    eraseCase: async ({ caseId }) => {
      await eraseEndedCase(deps, caseIdFrom(caseId));
      return {};
    },
  };
}
