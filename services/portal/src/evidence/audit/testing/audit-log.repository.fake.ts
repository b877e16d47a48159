import type { AuditLogRepository, LoggedEntry, QueuedEntry } from '../audit-log.repository.js';

/** Queue and log in memory, under the same suite as those on MongoDB. `log` can be changed, as an intruder would. */
export function createFakeAuditLogRepository(log: LoggedEntry[] = []): AuditLogRepository {
  const queue = new Map<string, QueuedEntry>();
  let writer = { owner: '', until: 0 };
  return {
    queue: async (queued) => {
      if (queue.has(queued._id)) return false;
      queue.set(queued._id, queued);
      return true;
    },
    settle: async (key, { outcome, sealed, ...ended }) => {
      const waiting = queue.get(key);
      if (waiting === undefined) return;
      const entry = { ...waiting.entry, ...ended };
      queue.set(key, { ...waiting, outcome, entry, sealed: sealed ?? waiting.sealed });
    },
    waiting: async (before, limit) =>
      [...queue.values()].filter(({ outcome, entry }) => outcome !== null || entry.at < before).slice(0, limit),
    drop: async (keys) => keys.forEach((key) => queue.delete(key)),
    logged: async (keys) => new Set(log.map(({ entry }) => entry.key).filter((key) => keys.includes(key))),
    last: async () => log.at(-1) ?? null,
    append: async (logged) => {
      for (const one of logged) {
        if (log.some(({ _id, entry }) => _id === one._id || entry.key === one.entry.key)) return false;
        log.push(one);
      }
      return true;
    },
    after: async (seq, limit) => log.filter(({ _id }) => _id > seq).slice(0, limit),
    whole: async (before, category, limit) =>
      log
        .filter(({ entry, removed }) => removed !== true && entry.at < before)
        .filter(({ entry }) => category === undefined || entry.category === category)
        .slice(0, limit),
    strip: async (stripped) => {
      const index = log.findIndex(({ _id }) => _id === stripped._id);
      const found = log[index];
      if (found !== undefined) log[index] = { ...found, entry: stripped.entry, sealed: stripped.sealed, removed: true };
    },
    removeAll: async ({ from, to }, { except, from: keptFrom }) => {
      const isKept = ({ _id, entry: { at } }: LoggedEntry) =>
        _id === except || _id >= keptFrom || at < from || at >= to;
      log.splice(0, log.length, ...log.filter(isKept));
    },
    firstSince: async (time) => log.find(({ entry }) => entry.at >= time)?._id ?? null,
    lastOf: async ({ from, to }) => log.filter(({ entry: { at } }) => at >= from && at < to).at(-1) ?? null,
    find: async ({ source, category, caseId, after, before, without, ...more }, { skip, limit }) => {
      const { until, accountIds, targets } = more;
      const found = log.filter(
        ({ _id, entry, removed }) =>
          removed !== true &&
          (without === undefined || entry.category !== without) &&
          (source === undefined || entry.source === source) &&
          (category === undefined || entry.category === category) &&
          (caseId === undefined || entry.caseId === caseId) &&
          (after === undefined || entry.at > after) &&
          (until === undefined || entry.at < until) &&
          (accountIds === undefined || accountIds.includes(entry.accountId ?? '')) &&
          (targets === undefined || targets.includes(entry.target ?? '')) &&
          (before === undefined || _id < before),
      );
      return { entries: found.reverse().slice(skip, skip + limit), total: found.length };
    },
    lease: async (owner, now, until) => {
      if (writer.owner !== owner && writer.until > now) return false;
      writer = { owner, until };
      return true;
    },
  };
}
