import { caseIdFrom } from '@kontor/case-client/case/case-id.message';
import type { ServiceHandlers } from '@kontor/platform/bus/bus';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type { CasesService } from '@kontor/proto/kontor/cases/v1/cases_pb';
import * as z from 'zod';
import { publicKeyOf } from './export-case.js';
import { exportCasePage, type ExportPageDeps } from './export-case-page.js';

const askedSchema = z.object({
  actId: z.string().regex(/^[A-Za-z0-9-]{8,64}$/),
  by: z.string().trim().min(1).max(100),
  at: z.bigint().positive().transform(Number),
  offset: z.bigint().nonnegative().transform(Number),
  logUntil: z.bigint().nonnegative().transform(Number).optional(),
});

/** ExportCase and GetExportKey of cases.v1. */
export function createCaseExportResponder(
  deps: ExportPageDeps,
): Pick<ServiceHandlers<typeof CasesService>, 'exportCase' | 'getExportKey'> {
  return {
    exportCase: async (request) => {
      const asked = askedSchema.safeParse(request);
      if (!asked.success) throw new ServiceFault('invalid-request', 'This request cannot be used');
      const { logUntil, ...given } = asked.data;
      const page = await exportCasePage(deps, { ...given, caseId: caseIdFrom(request.caseId), logUntil });
      return { ...page, sizeBytes: BigInt(page.sizeBytes), logUntil: BigInt(page.logUntil) };
    },
    getExportKey: async () => ({ publicKey: publicKeyOf(deps.privateKey) }),
  };
}
