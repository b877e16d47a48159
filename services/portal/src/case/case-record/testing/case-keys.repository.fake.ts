import type { CaseKeyRecord, CaseKeyRepository } from '../case-keys.repository.js';

/** Case keys in memory. */
export function createFakeCaseKeyRepository(): CaseKeyRepository {
  const records = new Map<string, CaseKeyRecord>();
  return {
    find: async (caseId) => records.get(caseId) ?? null,
    findMany: async (caseIds) => caseIds.flatMap((caseId) => records.get(caseId) ?? []),
    insert: async (record) => {
      if (records.has(record._id)) return false;
      records.set(record._id, record);
      return true;
    },
    page: async (after, limit) =>
      [...records.values()]
        .flatMap(({ _id, wrapped }) => (wrapped === null || _id <= after ? [] : [{ id: _id, wrapped }]))
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .slice(0, limit),
    replace: async (caseId, wrapped) => {
      const record = records.get(caseId);
      if (record !== undefined && record.destroyedAt === null) records.set(caseId, { ...record, wrapped });
    },
    destroy: async (caseId, at) => {
      const createdAt = records.get(caseId)?.createdAt ?? at;
      records.set(caseId, { _id: caseId, wrapped: null, createdAt, destroyedAt: at });
    },
  };
}
