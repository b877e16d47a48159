import { caseIdFrom } from '@kontor/case-client/case/case-id.message';
import type { CaseId } from '@kontor/domain/case/case-id';
import type { ServiceHandlers } from '@kontor/platform/bus/bus';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type { CasesService } from '@kontor/proto/kontor/cases/v1/cases_pb';
import type { FrozenApplication } from '../application/application.module.js';
import type { EvaluateHold } from './evaluate-hold.js';

export interface EvaluateHoldResponderDeps {
  readonly readVersion: (caseId: CaseId, version: number) => Promise<FrozenApplication | null>;
  readonly evaluateHold: EvaluateHold;
}

/** EvaluateHold of cases.v1. */
export function createEvaluateHoldResponder({
  readVersion,
  evaluateHold,
}: EvaluateHoldResponderDeps): Pick<ServiceHandlers<typeof CasesService>, 'evaluateHold'> {
  return {
    evaluateHold: async ({ caseId: wireId, version }) => {
      const caseId = caseIdFrom(wireId);
      const frozen = await readVersion(caseId, Number(version));
      if (frozen === null) throw new ServiceFault('not-found', 'There is no such version of the application');
      const { found, rejectedBefore } = await evaluateHold(caseId, frozen);
      return { findings: found, rejectedBefore };
    },
  };
}
