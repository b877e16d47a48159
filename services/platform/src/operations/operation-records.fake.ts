import type { Lease, OperationRecord, OperationRecords } from './operation-records.js';

/** Operations in memory, for tests; held to the same contract as those in MongoDB. */
export function createFakeOperationRecords(): OperationRecords {
  const records = new Map<string, OperationRecord>();
  const owned = ({ key, owner }: Lease) => {
    const record = records.get(key);
    return record?.state === 'started' && record.leaseOwner === owner ? record : undefined;
  };
  const change = (record: OperationRecord | undefined, changes: Partial<OperationRecord>) => {
    if (record === undefined) return undefined;
    const changed = { ...record, ...changes };
    records.set(record.key, changed);
    return changed;
  };
  return {
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
    eraseCase: async (caseId) => {
      const ofCase = [...records.values()].filter((record) => record.caseId === caseId && record.state !== 'erased');
      for (const record of ofCase) change(record, { state: 'erased', result: null });
      return ofCase.length;
    },
  };
}
