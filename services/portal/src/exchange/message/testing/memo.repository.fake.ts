import { maxMemos, type MemoRecord, type MemoRepository } from '../memo.repository.js';

/** Memos in memory. */
export function createFakeMemoRepository(): MemoRepository {
  const memos = new Map<string, MemoRecord>();
  return {
    insert: async (memo) => {
      if (memos.has(memo._id)) return false;
      memos.set(memo._id, memo);
      return true;
    },
    put: async (memo) => void memos.set(memo._id, memo),
    find: async (id) => memos.get(id) ?? null,
    remove: async (id) => void memos.delete(id),
    ofCase: async (caseId) =>
      [...memos.values()]
        .filter((memo) => memo.caseId === caseId)
        .sort((a, b) => b.createdAt - a.createdAt || (a._id < b._id ? 1 : -1))
        .slice(0, maxMemos),
    erase: async (caseId) => {
      for (const { _id, caseId: owner } of memos.values()) if (owner === caseId) memos.delete(_id);
    },
  };
}
