import type { StaffDocument, StaffRepository } from '../staff.repository.js';

/** Staff accounts in memory, under the same contract as those on MongoDB. */
export function createFakeStaffRepository(): StaffRepository {
  const records = new Map<string, StaffDocument>();
  const copy = (record: StaffDocument | undefined): StaffDocument | null =>
    record === undefined ? null : structuredClone(record);
  return {
    find: async (nameHash) => copy(records.get(nameHash)),
    findByAccount: async (accountId) => copy([...records.values()].find((record) => record.accountId === accountId)),
    findByLink: async (linkHash) =>
      copy([...records.values()].find(({ passwordLink: { hash } }) => hash !== '' && hash === linkHash)),
    insert: async (document) => {
      if (records.has(document._id)) return false;
      records.set(document._id, structuredClone(document));
      return true;
    },
    change: async (nameHash, version, change) => {
      const current = records.get(nameHash);
      if (current?.version !== version) return false;
      records.set(nameHash, structuredClone({ ...current, ...change, version: version + 1 }));
      return true;
    },
    remove: async (nameHash, version) => records.get(nameHash)?.version === version && records.delete(nameHash),
    withRole: async (role, limit) =>
      [...records.values()]
        .filter(({ roles }) => roles.includes(role))
        .slice(0, limit)
        .map((record) => structuredClone(record)),
    all: async () => [...records.values()].map((record) => structuredClone(record)),
    releasing: async (limit) =>
      [...records.values()]
        .filter(({ releasing }) => releasing !== null)
        .slice(0, limit)
        .map((record) => structuredClone(record)),
    withDueMail: async (now, limit) =>
      [...records.values()].filter((record) => record.outbox.some((mail) => mail.dueAt <= now)).slice(0, limit),
  };
}
