import { chainText, type AuditEntry } from '@kontor/domain/audit/audit-entry';
import { sha256 } from '@kontor/platform/crypto/random';
import type { AuditLogRepository, LoggedEntry, QueuedEntry } from './audit-log.repository.js';

const leaseMs = 30_000;
/** How long an entry waits for the outcome of its request, ms. */
const outcomeMs = 60_000;
const batch = 100;

interface AppendDeps {
  readonly repository: AuditLogRepository;
  /** The name of this instance. */
  readonly owner: string;
  readonly now: () => number;
}

/** Appends the waiting entries to the chain; only the instance with the lease does. */
export function createAppendEntries({ repository, owner, now }: AppendDeps): () => Promise<void> {
  return async () => {
    for (;;) {
      const waiting = await repository.waiting(now() - outcomeMs, batch);
      // Nothing is written while nothing waits.
      if (waiting.length === 0 || !(await repository.lease(owner, now(), now() + leaseMs))) return;
      let last = await repository.last();
      for (const queued of waiting) {
        // After a crash between the two writes, or by the writer before, the entry is in the log already.
        if (!(await repository.isLogged(queued._id))) {
          last = nextLink(last, queued);
          if (!(await repository.append(last))) return;
        }
        await repository.drop(queued._id);
      }
    }
  };
}

function nextLink(last: LoggedEntry | null, { entry, outcome, sealed }: QueuedEntry): LoggedEntry {
  return linked(last, { ...entry, outcome: outcome ?? 'unknown' }, sealed);
}

/** The entry as the next link of the chain. */
export function linked(last: LoggedEntry | null, entry: AuditEntry, sealed: Uint8Array): LoggedEntry {
  const [seq, previous] = [(last?._id ?? 0) + 1, last?.hash ?? ''];
  const text = chainText({ seq, previous, entry, sealed: Buffer.from(sealed).toString('base64') });
  return { _id: seq, previous, hash: sha256(text), entry, sealed };
}
