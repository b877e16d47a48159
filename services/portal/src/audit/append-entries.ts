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
      if (!(await repository.lease(owner, now(), now() + leaseMs))) return;
      const waiting = await repository.waiting(now() - outcomeMs, batch);
      if (waiting.length === 0) return;
      for (const queued of waiting) {
        // After a crash between the two writes the entry is in the log already.
        if (!(await repository.isLogged(queued._id)) && !(await appended(repository, queued))) return;
        await repository.drop(queued._id);
      }
    }
  };
}

async function appended(repository: AuditLogRepository, { entry, outcome, sealed }: QueuedEntry): Promise<boolean> {
  const last = await repository.last();
  const settled: AuditEntry = { ...entry, outcome: outcome ?? 'unknown' };
  return repository.append(linked(last, settled, sealed));
}

/** The entry as the next link of the chain. */
export function linked(last: LoggedEntry | null, entry: AuditEntry, sealed: Uint8Array): LoggedEntry {
  const [seq, previous] = [(last?._id ?? 0) + 1, last?.hash ?? ''];
  const text = chainText({ seq, previous, entry, sealed: Buffer.from(sealed).toString('base64') });
  return { _id: seq, previous, hash: sha256(text), entry, sealed };
}
