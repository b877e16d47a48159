import type { ServiceHandlers } from '@kontor/platform/bus/bus';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type { CasesService } from '@kontor/proto/kontor/cases/v1/cases_pb';
import type { FrozenApplication } from '../application/application.module.js';
import type { EvaluateHold } from './evaluate-hold.js';

export interface EvaluateHoldResponderDeps {
  readonly readVersion: (caseId: string, version: number) => Promise<FrozenApplication | null>;
  readonly evaluateHold: EvaluateHold;
}

/** EvaluateHold of cases.v1. */
export function createEvaluateHoldResponder({
  readVersion,
  evaluateHold,
}: EvaluateHoldResponderDeps): Pick<ServiceHandlers<typeof CasesService>, 'evaluateHold'> {
  return {
    evaluateHold: async ({ caseId, version }) => {
      const frozen = await readVersion(caseId, Number(version));
      if (frozen === null) throw new ServiceFault('not-found', 'There is no such version of the application');
      const { found, rejectedBefore } = await evaluateHold(caseId, frozen);
      return { findings: found, rejectedBefore };
    },
  };
}
