import type { WindowCodeRecord, WindowCodeRepository } from '../window-code.repository.js';

export function createFakeWindowCodeRepository(): WindowCodeRepository {
  const records = new Map<string, WindowCodeRecord>();
  return {
    keep: async (record) => void records.set(record._id, record),
    take: async (hash) => {
      const found = [...records.values()].find((record) => record.hash === hash) ?? null;
      if (found !== null) records.delete(found._id);
      return found;
    },
  };
}
