import type { CaseId } from '@kontor/domain/case/case-id';
import type { FrozenRecord, FrozenRepository } from '../frozen.repository.js';

/** Frozen versions in memory, under the same contract as those on MongoDB. */
export function createFakeFrozenRepository(): FrozenRepository {
  const records = new Map<string, FrozenRecord>();
  const newestFirst = (caseId: CaseId): FrozenRecord[] =>
    [...records.values()].filter((one) => one.caseId === caseId).sort((a, b) => b.version - a.version);
  return {
    insert: async (record) => {
      if (records.has(record._id)) return false;
      records.set(record._id, record);
      return true;
    },
    find: async (caseId, version) => records.get(`${caseId}:${version}`) ?? null,
    newest: async (caseId) => newestFirst(caseId)[0] ?? null,
    versionsOf: async (caseId) => newestFirst(caseId).map(({ version, hash }) => ({ version, hash })),
    newestSince: async (since, limit) => {
      const sorted = [...records.values()]
        .filter(({ frozenAt }) => frozenAt >= since)
        .sort((a, b) => b.frozenAt - a.frozenAt || b.version - a.version)
        .map(({ caseId, version, frozenAt }) => ({ caseId, version, frozenAt }));
      const first = sorted.filter(({ caseId }, at) => sorted.findIndex((one) => one.caseId === caseId) === at);
      return first.slice(0, limit);
    },
    erase: async (caseId) => {
      for (const one of newestFirst(caseId)) records.delete(one._id);
    },
  };
}
