import type { AuditEntry } from '@kontor/domain/audit/audit-entry';
import type { CaseId } from '@kontor/domain/case/case-id';
import type { AuditLogRepository, LoggedEntry } from './audit-log.repository.js';
import { type EntryContent, type EntryKeys, openEntry } from './open-entry.js';

/** An entry of the log as it is kept outside of it: its link of the chain, and what is sealed in it. */
export interface CaseLogEntry {
  readonly seq: number;
  readonly previous: string;
  readonly hash: string;
  readonly entry: AuditEntry;
  /** Base64. */
  readonly sealed: string;
  /** Null when its key is destroyed. */
  readonly content: EntryContent | null;
}

export interface CaseLog {
  /** The number of the newest entry of the log; 0 for an empty one. */
  readonly head: () => Promise<number>;
  /** The entries of a case up to a number, oldest first, without those that retention emptied. */
  readonly ofCase: (caseId: CaseId, until: number) => Promise<readonly CaseLogEntry[]>;
}

const batch = 500;

/** Reads what the log has about a case. */
export function createCaseLog({
  repository,
  ...keys
}: EntryKeys & { readonly repository: Pick<AuditLogRepository, 'find' | 'last'> }): CaseLog {
  const opened = async (caseId: CaseId, logged: LoggedEntry): Promise<CaseLogEntry> => ({
    seq: logged._id,
    previous: logged.previous,
    hash: logged.hash,
    entry: logged.entry,
    sealed: Buffer.from(logged.sealed).toString('base64'),
    content: await openEntry(keys, caseId, logged),
  });
  return {
    head: async () => (await repository.last())?._id ?? 0,
    ofCase: async (caseId, until) => {
      const found: CaseLogEntry[] = [];
      for (let before = until + 1; ;) {
        const { entries } = await repository.find({ caseId, before }, { skip: 0, limit: batch });
        for (const logged of entries) found.push(await opened(caseId, logged));
        const oldest = entries.at(-1);
        if (oldest === undefined || entries.length < batch) return found.reverse();
        before = oldest._id;
      }
    },
  };
}
