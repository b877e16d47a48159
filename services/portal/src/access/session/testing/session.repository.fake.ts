import type { SessionRecord, SessionRepository } from '../session.repository.js';

/** Sessions in memory, under the same contract as those on MongoDB. */
export function createFakeSessionRepository(): SessionRepository {
  const records = new Map<string, SessionRecord>();
  const change = (test: (record: SessionRecord) => boolean): void => {
    for (const record of records.values()) if (test(record)) records.set(record._id, { ...record, ended: true });
  };
  return {
    insert: async (record) => void records.set(record._id, record),
    find: async (sessionId) => records.get(sessionId) ?? null,
    rotate: async (sessionId, generation, rotation) => {
      const record = records.get(sessionId);
      if (record === undefined || record.ended || record.generation !== generation) return false;
      records.set(sessionId, { ...record, ...rotation, used: false, generation: generation + 1 });
      return true;
    },
    markUsed: async (sessionId, generation) => {
      const record = records.get(sessionId);
      if (record?.generation === generation) records.set(sessionId, { ...record, used: true });
    },
    raiseEpoch: async (sessionId, epoch) => {
      const record = records.get(sessionId);
      if (record !== undefined) records.set(sessionId, { ...record, epoch: Math.max(record.epoch, epoch) });
    },
    end: async (sessionId) => {
      change((record) => record._id === sessionId);
      return records.get(sessionId) ?? null;
    },
    endAll: async (accountId) => change((record) => record.accountId === accountId),
    erase: async (accountId) => {
      for (const record of [...records.values()]) if (record.accountId === accountId) records.delete(record._id);
    },
  };
}
