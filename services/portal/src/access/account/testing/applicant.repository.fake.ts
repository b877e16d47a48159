import type { ApplicantDocument, ApplicantRepository } from '../applicant.repository.js';

export function createFakeApplicantRepository(): ApplicantRepository {
  const records = new Map<string, ApplicantDocument>();
  const first = (test: (record: ApplicantDocument) => boolean): ApplicantDocument | null => {
    const found = [...records.values()].find(test);
    return found === undefined ? null : structuredClone(found);
  };
  const all = (test: (record: ApplicantDocument) => boolean, limit: number): ApplicantDocument[] =>
    [...records.values()]
      .filter(test)
      .slice(0, limit)
      .map((record) => structuredClone(record));
  return {
    find: async (emailHash) => first((record) => record._id === emailHash),
    findByAccount: async (accountId) => first((record) => record.accountId === accountId),
    findByCase: async (caseId) => first((record) => record.caseIds.includes(caseId)),
    findByLink: async (hash) => first((record) => record.links.some((link) => link.hash === hash)),
    insert: async (document) => {
      if (records.has(document._id)) return false;
      records.set(document._id, structuredClone(document));
      return true;
    },
    change: async (emailHash, version, change) => {
      const current = records.get(emailHash);
      if (current?.version !== version) return false;
      records.set(emailHash, structuredClone({ ...current, ...change, version: version + 1 }));
      return true;
    },
    remove: async (emailHash) => void records.delete(emailHash),
    pending: async (limit) => all((record) => record.pending, limit),
    withDueMail: async (now, limit) => all((record) => record.outbox.some((mail) => mail.dueAt <= now), limit),
  };
}
