import type { RemovedEntry } from '@kontor/case-client/audit/audit-entry.message';
import type { AuditEntry } from '@kontor/domain/audit/audit-entry';
import type { AuditLogRepository } from './audit-log.repository.js';

/** How many links are read at once. */
const mostAtOnce = 500;

/** A link of the chain as it is stored; of a removed entry only its time is left. */
export interface AuditLink {
  readonly seq: number;
  readonly previous: string;
  readonly hash: string;
  readonly entry: AuditEntry | RemovedEntry;
  readonly sealed: Uint8Array<ArrayBuffer>;
}

/** Reads the links after a sequence number, in their order. */
export async function readAuditLog(
  { after }: Pick<AuditLogRepository, 'after'>,
  seq: number,
  limit: number,
): Promise<readonly AuditLink[]> {
  const found = await after(seq, Math.min(Math.max(limit, 1), mostAtOnce));
  return found.map(({ _id, previous, hash, entry, sealed, removed }) => ({
    seq: _id,
    previous,
    hash,
    entry: removed === true ? { at: entry.at, removed } : entry,
    sealed: Uint8Array.from(sealed),
  }));
}
