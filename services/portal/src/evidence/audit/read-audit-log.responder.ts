import { toLinkContent } from '@kontor/case-client/audit/audit-entry.message';
import type { ServiceHandlers } from '@kontor/platform/bus/bus';
import type { CasesService } from '@kontor/proto/kontor/cases/v1/cases_pb';
import type { AuditLink } from './read-audit-log.js';

/** ReadAuditLog of cases.v1: the links of the chain as they are stored, for whoever verifies it. */
export function createReadAuditLogResponder(
  read: (after: number, limit: number) => Promise<readonly AuditLink[]>,
): Pick<ServiceHandlers<typeof CasesService>, 'readAuditLog'> {
  return {
    readAuditLog: async ({ after, limit }) => {
      const links = await read(Number(after), limit);
      return {
        links: links.map(({ seq, entry, ...link }) => ({ ...link, ...toLinkContent(entry), seq: BigInt(seq) })),
      };
    },
  };
}
