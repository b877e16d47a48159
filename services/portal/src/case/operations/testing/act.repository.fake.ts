import type { ActRecord, ActRepository } from '../act.repository.js';

/** Acts in memory. */
export function createFakeActRepository(): ActRepository {
  const acts = new Map<string, ActRecord>();
  return {
    record: async (act) => {
      const known = acts.get(act._id);
      if (known === undefined) acts.set(act._id, act);
      else if (known.outcome === '') acts.set(act._id, { ...known, outcome: act.outcome });
    },
    list: async (limit, subject) =>
      [...acts.values()]
        .filter((act) => subject === null || act.subject === subject)
        .sort((a, b) => b.at - a.at || (a._id < b._id ? 1 : -1))
        .slice(0, limit),
  };
}
