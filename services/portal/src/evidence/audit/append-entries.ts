import { chainText, type AuditEntry } from '@kontor/domain/audit/audit-entry';
import { sha256 } from '@kontor/platform/crypto/random';
import type { AuditLogRepository, LoggedEntry, QueuedEntry } from './audit-log.repository.js';

const leaseMs = 30_000;
/** How long an entry waits for the outcome of its request, ms: a large export over a slow line takes minutes. */
const outcomeMs = 10 * 60_000;
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
      const keys = waiting.map(({ _id }) => _id);
      // After a crash between the two writes, or by the writer before, an entry is in the log already.
      const [last, logged] = await Promise.all([repository.last(), repository.logged(keys)]);
      const links = linksAfter(
        last,
        waiting.filter(({ _id }) => !logged.has(_id)),
      );
      if (links.length > 0 && !(await repository.append(links))) return;
      await repository.drop(keys);
      if (waiting.length < batch) return;
    }
  };
}

function linksAfter(last: LoggedEntry | null, queued: readonly QueuedEntry[]): readonly LoggedEntry[] {
  const links: LoggedEntry[] = [];
  for (const one of queued) links.push(nextLink(links.at(-1) ?? last, one));
  return links;
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
