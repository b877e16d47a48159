import type { CoSignerRecord, CoSignerRepository } from '../co-signer.repository.js';

/** Links of co-signers in memory, under the same contract as those on MongoDB. */
export function createFakeCoSignerRepository(): CoSignerRepository {
  const records = new Map<string, CoSignerRecord>();
  const first = (test: (record: CoSignerRecord) => boolean): CoSignerRecord | null =>
    [...records.values()].find(test) ?? null;
  return {
    insert: async (record) => {
      if (records.has(record._id)) return false;
      records.set(record._id, record);
      return true;
    },
    find: async (id) => records.get(id) ?? null,
    findByLink: async (hash) => first(({ linkHash }) => linkHash === hash),
    findBySession: async (hash) => first(({ sessions }) => sessions.some((one) => one.hash === hash)),
    ofCase: async (caseId) =>
      [...records.values()]
        .filter((one) => one.caseId === caseId)
        .sort((left, right) => left._id.localeCompare(right._id)),
    change: async (id, version, change) => {
      const record = records.get(id);
      if (record?.version !== version) return false;
      records.set(id, { ...record, ...change, version: version + 1 });
      return true;
    },
    eraseCase: async (caseId) => {
      for (const { _id, caseId: of } of [...records.values()]) if (of === caseId) records.delete(_id);
    },
  };
}
