import type { EffectRecord, EffectRecords, Lease } from '../effect-records.js';

/** Effects in memory, for tests; held to the same contract as those in MongoDB. */
export function createFakeEffectRecords(): EffectRecords & { readonly size: number } {
  const records = new Map<string, EffectRecord>();
  const owned = ({ key, owner }: Lease) => {
    const record = records.get(key);
    return record?.state === 'started' && record.leaseOwner === owner ? record : undefined;
  };
  const ofCase = (caseId: string) => [...records.values()].filter((record) => record.caseId === caseId);
  const change = (record: EffectRecord | undefined, changes: Partial<EffectRecord>) => {
    if (record === undefined) return undefined;
    const changed = { ...record, ...changes };
    records.set(record.key, changed);
    return changed;
  };
  return {
    get size() {
      return records.size;
    },
    insert: async (record) => {
      if (records.has(record.key)) return false;
      records.set(record.key, record);
      return true;
    },
    find: async (key) => records.get(key),
    takeOver: async ({ key, owner }, { now, until }) => {
      const record = records.get(key);
      if (record?.state !== 'started' || record.leaseUntil > now) return undefined;
      return change(record, { leaseOwner: owner, leaseUntil: until, attempt: record.attempt + 1 });
    },
    extend: async (lease, until) => change(owned(lease), { leaseUntil: until }) !== undefined,
    complete: async (lease, result) => change(owned(lease), { state: 'done', result }) !== undefined,
    release: async (lease, now) => {
      change(owned(lease), { leaseUntil: now });
    },
    discard: async (lease) => {
      if (owned(lease) !== undefined) records.delete(lease.key);
    },
    eraseCase: async (caseId) => {
      const erased = ofCase(caseId).filter(({ state }) => state !== 'erased');
      for (const record of erased) change(record, { state: 'erased', result: null });
      return erased.length;
    },
    discardCase: async (caseId) => {
      const discarded = ofCase(caseId);
      for (const { key } of discarded) records.delete(key);
      return discarded.length;
    },
  };
}
