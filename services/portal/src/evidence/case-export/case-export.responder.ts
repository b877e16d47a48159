import { caseIdFrom } from '@kontor/case-client/case/case-id.message';
import type { ServiceHandlers } from '@kontor/platform/bus/bus';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import { sha256 } from '@kontor/platform/crypto/random';
import type { CasesService } from '@kontor/proto/kontor/cases/v1/cases_pb';
import * as z from 'zod';
import type { AuditPort } from '../audit/audit.module.js';
import { type CaseExportDeps, exportCase, publicKeyOf } from './export-case.js';

/** Bytes of one page: well below the limit of the bus. */
const pageBytes = 512 * 1024;

const askedSchema = z.object({
  actId: z.string().regex(/^[A-Za-z0-9-]{8,64}$/),
  by: z.string().trim().min(1).max(100),
  at: z.bigint().positive(),
  offset: z.bigint().nonnegative(),
  logUntil: z.bigint().nonnegative().optional(),
});

/** ExportCase and GetExportKey of cases.v1. */
export function createCaseExportResponder(
  deps: CaseExportDeps & { readonly audit: Pick<AuditPort, 'exported'> },
): Pick<ServiceHandlers<typeof CasesService>, 'exportCase' | 'getExportKey'> {
  return {
    exportCase: async (request) => {
      const asked = askedSchema.safeParse(request);
      if (!asked.success) throw new ServiceFault('invalid-request', 'This request cannot be used');
      const caseId = caseIdFrom(request.caseId);
      const { actId, by, at, offset, logUntil = BigInt(await deps.caseLog.head()) } = asked.data;
      const zip = await exportCase(deps, { caseId, actId, by, at: Number(at), logUntil: Number(logUntil) });
      // Nothing leaves without an entry in the log.
      await deps.audit.exported(caseId, actId);
      return {
        content: Uint8Array.from(zip.subarray(Number(offset), Number(offset) + pageBytes)),
        sizeBytes: BigInt(zip.byteLength),
        sha256: sha256(zip),
        logUntil,
      };
    },
    getExportKey: async () => ({ publicKey: publicKeyOf(deps.privateKey) }),
  };
}
