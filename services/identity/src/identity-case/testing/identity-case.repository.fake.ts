import type { IdentityCase, IdentityCases, ProviderObject } from '../identity-case.js';

/** Cases in memory. */
export function createFakeIdentityCases(): IdentityCases {
  const cases = new Map<string, IdentityCase>();
  const objects = new Map<string, ProviderObject>();
  return {
    find: async (caseId) => cases.get(caseId) ?? null,
    upsert: async ({ caseId, version, persons }) => {
      const known = cases.get(caseId);
      if (known !== undefined && known.version >= version) return known;
      const opened: IdentityCase = { caseId, version, persons, state: known?.state ?? 'open' };
      cases.set(caseId, opened);
      return opened;
    },
    cancel: async (caseId) => {
      const known = cases.get(caseId) ?? { caseId, version: 0, persons: [], state: 'open' };
      cases.set(caseId, { ...known, state: 'cancelled' });
    },
    cancelChecks: async (caseId) => {
      const known = cases.get(caseId);
      if (known?.state === 'open') cases.set(caseId, { ...known, state: 'checks_cancelled' });
    },
    storeObject: async (object) => void objects.set(object.reference, object),
    object: async (reference) => objects.get(reference) ?? null,
    objects: async (caseId) =>
      [...objects.values()]
        .filter((object) => object.caseId === caseId)
        .sort((left, right) => (left.reference < right.reference ? -1 : 1)),
    erase: async (caseId) => {
      cases.delete(caseId);
      for (const { reference } of [...objects.values()].filter((object) => object.caseId === caseId))
        objects.delete(reference);
    },
  };
}
