import type { ServiceHandlers } from '@kontor/platform/bus/bus';
import type { CasesService } from '@kontor/proto/kontor/cases/v1/cases_pb';
import { listStalled, type StalledCasesDeps } from './list-stalled.js';

/** ListStalledCases of cases.v1. */
export function createStalledCasesResponder(
  deps: StalledCasesDeps,
): Pick<ServiceHandlers<typeof CasesService>, 'listStalledCases'> {
  return {
    listStalledCases: async ({ limit }) => {
      const { stalled, stalledAfterDays } = await listStalled(deps);
      const cases = stalled
        .slice(0, limit)
        .map(({ _id, status, waitingSince }) => ({ caseId: _id, status, waitingSince: BigInt(waitingSince) }));
      return { cases, stalledAfterDays };
    },
  };
}
