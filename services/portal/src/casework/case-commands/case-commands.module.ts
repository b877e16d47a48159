import type { CaseId } from '@kontor/domain/case/case-id';
import { finishWarnings } from '@kontor/domain/core-banking/readiness';
import { Router } from 'express';
import {
  type ApplicationCore,
  createFrozenOrders,
  type DocumentsPort,
} from '../../applicant/application/application.module.js';
import type { ActingConcept, ApprovalGate } from '../../access/approval/approval.module.js';
import type { CaseCore, StaffDirectory } from '../../case/case-process/case-process.module.js';
import type { CaseRecord } from '../../case/case-record/case-record.module.js';
import type { CommandNotes } from '../../case/case-projection/case-projection.module.js';
import type { PortalDeps } from '../../http/concept/portal-deps.js';
import type { SettingsPort } from '../../bank/settings/settings.module.js';
import type { DiscrepancyWarnings } from '../discrepancy/discrepancy.module.js';
import { createCaseActs } from './case-acts.js';
import { createCoreBankingRouter } from './core-banking.router.js';
import { createCustomerStepsRouter } from './customer-steps.router.js';
import { createEvaluateHold, type EvaluateHold } from './evaluate-hold.js';
import { createEvaluateHoldResponder } from './evaluate-hold.responder.js';
import { createHoldOnOrder } from './hold-on-order.js';
import { createOrderRouter } from './order.router.js';
import { createPlaceOrder } from './place-order.js';
import { createReadiness, type Readiness } from './readiness.js';
import { createReleaseCase } from './release-case.js';
import { createSetStatus } from './set-status.js';
import { createStaffStepsRouter } from './staff-steps.router.js';

export { bookedOf } from './booked.js';
export { bookingFailureOf } from './booking-failure.js';
export { keptReports } from './kept-reports.js';
export { accountSchema } from './readiness.js';
export type { HoldEvaluation } from './evaluate-hold.js';

export interface CaseCommandsDeps {
  readonly deps: Pick<PortalDeps, 'config' | 'now'>;
  readonly core: CaseCore;
  readonly applications: ApplicationCore;
  readonly settings: SettingsPort;
  readonly documents: DocumentsPort;
  readonly notes: CommandNotes;
  readonly staff: StaffDirectory;
  readonly gate: ApprovalGate;
  readonly discrepancyWarnings: DiscrepancyWarnings;
}

export interface CaseCommands extends ActingConcept {
  readonly evaluateHold: EvaluateHold;
  readonly readiness: Readiness;
}

/** The commands of customers and staff, and the rules they need. */
export function createCaseCommands({
  deps: { config, now },
  core,
  applications,
  settings,
  documents,
  notes,
  staff,
  gate,
  discrepancyWarnings,
}: CaseCommandsDeps): CaseCommands {
  const { cases, findings, hash } = core;
  const { debug } = config.casePolicy;
  const evaluateHold = createEvaluateHold({ cases, findings, settings, hash, now });
  const readiness = createReadiness({ applications, findings, settings });
  const orders = createFrozenOrders({ settings, documents, frozen: applications.frozen, now });
  const placeOrder = createPlaceOrder({ core, applications, orders, now });
  const warningsOf = async (found: CaseRecord) => {
    const [{ isPassedToAgree21 }, contractFiles, transparency] = await Promise.all([
      readiness(found),
      documents.contractFileCount(found._id),
      discrepancyWarnings(found),
    ]);
    return finishWarnings({ isPassedToAgree21, contractFiles, transparency });
  };
  const setStatus = createSetStatus({ core, applications, orders, notes, finishWarnings: warningsOf, debug });
  const releaseCase = createReleaseCase({ core, applications, notes });
  const router = Router();
  router.use(createOrderRouter({ findings, placeOrder }));
  router.use(createStaffStepsRouter({ core, setStatus, releaseCase, staff, gate, debug }));
  router.use(createCustomerStepsRouter({ core, documents }));
  router.use(createCoreBankingRouter({ core, readiness, isConnected: () => settings.features().coreBanking.active }));
  const readVersion = (caseId: CaseId, version: number) => applications.readVersion(caseId, version);
  const handlers = createEvaluateHoldResponder(createHoldOnOrder({ cases, readVersion, evaluateHold }));
  const acts = createCaseActs({ core, setStatus, releaseCase });
  return { router, handlers, acts, evaluateHold, readiness };
}
