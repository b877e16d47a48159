import { auditCutoffs, monthOf } from '@kontor/domain/audit/audit-retention';
import type { AuditCategory } from '@kontor/domain/audit/audit-entry';
import type { AuditLogRepository, LoggedEntry } from './audit-log.repository.js';

const batch = 200;

interface RemoveDeps {
  readonly repository: Pick<AuditLogRepository, 'whole' | 'strip' | 'lastOf' | 'removeAll' | 'firstSince'>;
  /** Months for which reads are kept. */
  readonly keptReads: () => Promise<number>;
  readonly now: () => number;
}

/**
 * Removes what the log need not keep any more: the content of old reads, and everything of old months but the last hash
 * of each, from which the chain continues. Repeatable.
 */
export function createRemoveExpired({ repository, keptReads, now }: RemoveDeps): () => Promise<void> {
  const strip = async (before: number, category?: AuditCategory): Promise<void> => {
    for (;;) {
      const found = await repository.whole(before, category, batch);
      for (const logged of found) await repository.strip(strippedOf(logged));
      if (found.length < batch) return;
    }
  };
  return async () => {
    const cutoffs = auditCutoffs(now(), await keptReads());
    await strip(cutoffs.reads, 'read');
    // An entry of the old year may come after one that is kept; each kept one needs the hash before it.
    const from = ((await repository.firstSince(cutoffs.all)) ?? Number.MAX_SAFE_INTEGER) - 1;
    for (;;) {
      const [oldest] = await repository.whole(cutoffs.all, undefined, 1);
      if (oldest === undefined) return;
      if (oldest._id >= from) return strip(cutoffs.all);
      const month = timesOf(oldest.entry.at);
      const last = await repository.lastOf(month);
      if (last === null) return;
      await repository.strip(strippedOf(last));
      await repository.removeAll(month, { except: last._id, from });
    }
  };
}

function timesOf(at: number): { readonly from: number; readonly to: number } {
  const start = new Date(`${monthOf(at)}-01T00:00:00Z`);
  return { from: start.getTime(), to: Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1) };
}

/** Only the time of the entry stays, so that it can be distinguished from one that was removed too early. */
function strippedOf(logged: LoggedEntry): LoggedEntry {
  const { at, category, source } = logged.entry;
  const nothing = { accountId: null, role: null, action: '', caseId: null, requestId: null, outcome: '', fields: [] };
  const entry = { key: `removed/${logged._id}`, at, category, source, ...nothing };
  return { ...logged, entry, sealed: new Uint8Array(), removed: true };
}
