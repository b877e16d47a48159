import type { KnownCases } from '../known-case.js';

/** Known cases in memory. */
export function createFakeKnownCases(): KnownCases {
  const cases = new Set<string>();
  return {
    add: async (caseId) => void cases.add(caseId),
    has: async (caseId) => cases.has(caseId),
    erase: async (caseId) => void cases.delete(caseId),
  };
}
