import type { Bus } from '@kontor/platform/bus/bus';
import { CasesService } from '@kontor/proto/kontor/cases/v1/cases_pb';
import { CompanyCheckService } from '@kontor/proto/kontor/company_check/v1/company_check_pb';
import { CoreBankingService } from '@kontor/proto/kontor/core_banking/v1/core_banking_pb';
import { IdentityService } from '@kontor/proto/kontor/identity/v1/identity_pb';
import { NotificationService } from '@kontor/proto/kontor/notification/v1/notification_pb';
import type { RetentionActivities } from '@kontor/workflow-contract/case-activities.contract';
import type { ClosedRuns } from './closed-runs.js';
import { asActivity, callOptions } from './service-call.js';

/** Seals evidence, erases a case in every service and destroys its key and its runs. */
export function createRetentionActivities(bus: Bus, closedRuns: ClosedRuns): RetentionActivities {
  const cases = bus.client(CasesService);
  const others = [IdentityService, CompanyCheckService, CoreBankingService, NotificationService].map((service) =>
    bus.client(service),
  );
  return {
    sealEvidence: (operation) =>
      asActivity(async () => {
        await cases.sealEvidence({ caseId: operation.caseId }, callOptions(operation));
      }),
    eraseCase: (operation) =>
      asActivity(async () => {
        const { caseId } = operation;
        // The portal last: while a service has not answered, a repeat still needs the portal's data.
        await Promise.all(others.map((service) => service.eraseCase({ caseId }, callOptions(operation))));
        await cases.eraseCase({ caseId }, callOptions(operation));
      }),
    destroyCaseKey: (operation) =>
      asActivity(async () => {
        await cases.destroyCaseKey({ caseId: operation.caseId }, callOptions(operation));
      }),
    deleteClosedRuns: (caseId) => asActivity(() => closedRuns.deleteAll(caseId)),
  };
}
