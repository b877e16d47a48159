import type { Pairing } from '../pairing.js';
import type { PairingRepository } from '../pairing.repository.js';

/** Pairings in memory, under the same contract as those on MongoDB. */
export function createFakePairingRepository(): PairingRepository {
  const all = new Map<string, Pairing>();
  return {
    find: async (sessionId) => all.get(sessionId) ?? null,
    findByCode: async (hash) =>
      [...all.values()].find(({ codeHash, replaced }) => codeHash === hash || replaced.includes(hash)) ?? null,
    write: async (pairing) => {
      if ((all.get(pairing._id)?.version ?? 0) !== pairing.version - 1) return false;
      all.set(pairing._id, pairing);
      return true;
    },
    erase: async (caseId) => {
      for (const one of [...all.values()]) if (one.caseId === caseId) all.delete(one._id);
    },
  };
}
