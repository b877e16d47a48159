import { maxFindings, type FindingRepository, type StoredFinding } from '../finding.repository.js';

/** Findings in memory. */
export function createFakeFindingRepository(): FindingRepository {
  const findings = new Map<string, StoredFinding>();
  return {
    insert: async (finding) => {
      if (findings.has(finding._id)) return false;
      findings.set(finding._id, finding);
      return true;
    },
    find: async (id) => findings.get(id) ?? null,
    ofCase: async (caseId, kinds) =>
      [...findings.values()]
        .filter((one) => one.caseId === caseId && (kinds === undefined || kinds.includes(one.kind)))
        .sort((a, b) => a.recordedAt - b.recordedAt || (a._id < b._id ? -1 : 1))
        .slice(0, maxFindings),
    erase: async (caseId) => {
      for (const finding of findings.values()) if (finding.caseId === caseId) findings.delete(finding._id);
    },
  };
}
