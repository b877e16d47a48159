import type { EvidenceRecord, EvidenceRepository, PendingBlob } from '../evidence.repository.js';

/** The vault's records in memory, under the same contract. */
export function createFakeEvidenceRepository(): EvidenceRepository {
  const records = new Map<string, EvidenceRecord>();
  const pending = new Map<string, PendingBlob>();
  return {
    insert: async (record) => {
      if (records.has(record._id)) return false;
      records.set(record._id, record);
      return true;
    },
    find: async (caseId) => records.get(caseId) ?? null,
    expired: async (now, limit) =>
      [...records.values()]
        .filter(({ relationContinues, destroyAfter }) => !relationContinues && destroyAfter <= now)
        .slice(0, limit),
    page: async (after, limit) =>
      [...records.values()]
        .map(({ _id: id, wrappedKey: wrapped }) => ({ id, wrapped }))
        .filter(({ id }) => id > after)
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .slice(0, limit),
    replace: async (caseId, wrappedKey) => {
      const record = records.get(caseId);
      if (record !== undefined) records.set(caseId, { ...record, wrappedKey });
    },
    remove: async (caseId) => void records.delete(caseId),
    begin: async (blob) => void pending.set(blob._id, blob),
    settle: async (blobIds) => {
      for (const id of blobIds) pending.delete(id);
    },
    leftovers: async (before, limit) =>
      [...pending.values()].filter(({ startedAt }) => startedAt < before).slice(0, limit),
  };
}
