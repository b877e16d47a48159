import type { EventDetail } from '@kontor/api/audit/audit.schema';
import { problem } from '../../http/answer/problem-table.js';
import type { AuditLogRepository } from './audit-log.repository.js';
import { namesIn, rowOf } from './list-events.js';
import { type EntryKeys, openEntry } from './open-entry.js';

interface ReadEventDeps extends EntryKeys {
  readonly repository: Pick<AuditLogRepository, 'after'>;
  readonly nameOf: (accountId: string) => Promise<string | null>;
}

/** One entry of the log with its sealed part. @throws Problem 404 for a number that is not there or was removed */
export function createReadEvent(deps: ReadEventDeps) {
  return async (id: number): Promise<EventDetail> => {
    const [logged] = await deps.repository.after(id - 1, 1);
    if (logged?._id !== id || logged.removed === true) throw problem('not-found');
    const { entry } = logged;
    const content = await openEntry(deps, entry.caseId, logged);
    return {
      ...rowOf(logged, await namesIn([logged], deps.nameOf)),
      content: content && {
        address: content.address ?? null,
        username: content.username ?? null,
        given: content.given ?? null,
        changes: content.changes?.map(({ name, before, after }) => ({ name, before, after })) ?? [],
      },
    };
  };
}
