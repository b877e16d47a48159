import { caseIdFrom } from '@kontor/case-client/case/case-id.message';
import { toReminderMessage } from '@kontor/case-client/case/reminder.message';
import type { ServiceHandlers } from '@kontor/platform/bus/bus';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type { CasesService } from '@kontor/proto/kontor/cases/v1/cases_pb';
import { type PlanDeps, planReminders } from './plan-reminders.js';

/** PlanReminders of cases.v1. */
export function createReminderResponder(deps: PlanDeps): Pick<ServiceHandlers<typeof CasesService>, 'planReminders'> {
  return {
    planReminders: async ({ caseId, dayMs }) => {
      const plan = await planReminders(deps, caseIdFrom(caseId), dayMs === undefined ? undefined : Number(dayMs));
      if (plan === null) throw new ServiceFault('not-found', 'There is no such case');
      const { due, nextAt } = plan;
      return { due: due.map(toReminderMessage), ...(nextAt === null ? {} : { nextAt: BigInt(Math.ceil(nextAt)) }) };
    },
  };
}
