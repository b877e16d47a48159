import { caseIdFrom } from '@kontor/case-client/case/case-id.message';
import type { ServiceHandlers } from '@kontor/platform/bus/bus';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type { CasesService } from '@kontor/proto/kontor/cases/v1/cases_pb';
import type { HoldOnOrder } from './hold-on-order.js';

/** EvaluateHold of cases.v1. */
export function createEvaluateHoldResponder(
  holdOnOrder: HoldOnOrder,
): Pick<ServiceHandlers<typeof CasesService>, 'evaluateHold'> {
  return {
    evaluateHold: async ({ caseId, version }) => {
      const evaluation = await holdOnOrder(caseIdFrom(caseId), Number(version));
      if (evaluation === null) throw new ServiceFault('not-found', 'There is no such version of the application');
      return { findings: evaluation.found, rejectedBefore: evaluation.rejectedBefore };
    },
  };
}
