import { caseIdFrom } from '@kontor/case-client/case/case-id.message';
import type { ServiceHandlers } from '@kontor/platform/bus/bus';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type { CasesService } from '@kontor/proto/kontor/cases/v1/cases_pb';
import { type ApplicationPageDeps, readApplicationPage } from './read-application-page.js';
import { readLastSave } from './read-last-save.js';

/** GetApplication and GetLastSave of cases.v1. */
export function createApplicationResponder(
  deps: ApplicationPageDeps,
): Pick<ServiceHandlers<typeof CasesService>, 'getApplication' | 'getLastSave'> {
  return {
    getApplication: async ({ caseId, version, personOffset }) => {
      const asked = { caseId: caseIdFrom(caseId), version: Number(version), personOffset };
      const page = await readApplicationPage(deps, asked);
      if (page === null) throw new ServiceFault('not-found', 'There is no such version of the application');
      return page;
    },
    getLastSave: async ({ caseId }) => {
      const found = await readLastSave(deps, caseIdFrom(caseId));
      if (found === null) throw new ServiceFault('not-found', 'There is no such case');
      return found.savedAt === null ? {} : { savedAt: BigInt(found.savedAt) };
    },
  };
}
