import type { ServiceHandlers } from '@kontor/platform/bus/bus';
import type { CasesService } from '@kontor/proto/kontor/cases/v1/cases_pb';
import type { Figures } from './project-figures.js';

const mostAtOnce = 500;

/** RebuildReports of cases.v1. */
export function createRebuildReportsResponder({
  rebuild,
}: Pick<Figures, 'rebuild'>): Pick<ServiceHandlers<typeof CasesService>, 'rebuildReports'> {
  return {
    rebuildReports: async ({ after, limit }) => {
      const { count, next } = await rebuild(after, Math.min(Math.max(limit, 1), mostAtOnce));
      return next === null ? { count } : { count, next };
    },
  };
}
