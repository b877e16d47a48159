import type { SettingDocument, SettingRepository } from '../setting.repository.js';

/** Settings in memory, under the same contract as those on MongoDB. */
export function createFakeSettingRepository(): SettingRepository {
  const records = new Map<string, SettingDocument>();
  return {
    all: async () => [...records.values()],
    find: async (name) => records.get(name) ?? null,
    insert: async (document) => {
      if (records.has(document._id)) return false;
      records.set(document._id, document);
      return true;
    },
    replace: async (name, version, document) => {
      if (records.get(name)?.version !== version) return false;
      records.set(name, document);
      return true;
    },
    remove: async (name) => records.delete(name),
  };
}
