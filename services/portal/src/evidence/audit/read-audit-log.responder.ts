import type { ServiceHandlers } from '@kontor/platform/bus/bus';
import type { CasesService } from '@kontor/proto/kontor/cases/v1/cases_pb';
import type { AuditLogRepository } from './audit-log.repository.js';

const mostAtOnce = 500;

/** ReadAuditLog of cases.v1: the links of the chain as they are stored, for whoever verifies it. */
export function createReadAuditLogResponder({
  after,
}: Pick<AuditLogRepository, 'after'>): Pick<ServiceHandlers<typeof CasesService>, 'readAuditLog'> {
  return {
    readAuditLog: async ({ after: seq, limit }) => {
      const found = await after(Number(seq), Math.min(Math.max(limit, 1), mostAtOnce));
      const links = found.map(({ _id, previous, hash, entry, sealed, removed }) => {
        return {
          seq: BigInt(_id),
          previous,
          hash,
          entry: JSON.stringify(removed === true ? { at: entry.at, removed } : entry),
          sealed,
        };
      });
      return { links };
    },
  };
}
