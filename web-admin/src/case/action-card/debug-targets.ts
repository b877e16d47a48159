import { caseStatus, type StatusCode } from '@kontor/domain/case/case-status';

/** What debug mode offers to set; the rejection only before the provider has the case (R3 §4.2). */
export function debugTargets(handedOver: boolean): readonly StatusCode[] {
  const { doiConfirmed, dataCollecting, onHold, onHoldAgain, transferBlocked } = caseStatus;
  const always = [doiConfirmed, dataCollecting, onHold, onHoldAgain];
  return handedOver ? always : [...always, transferBlocked];
}
