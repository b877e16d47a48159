import type { CaseFileRecord } from '../case-file.js';
import { countBy, sumOfBytes, type CaseFileRepository } from '../case-file.repository.js';

/** File records in memory, under the same contract. */
export function createFakeCaseFileRepository(): CaseFileRepository {
  const records = new Map<string, CaseFileRecord>();
  const sorted = (wanted: (record: CaseFileRecord) => boolean) =>
    [...records.values()].filter(wanted).sort((a, b) => a.createdAt - b.createdAt || (a._id < b._id ? -1 : 1));
  return {
    insert: async (record) => {
      if (records.has(record._id)) throw new Error('The id of the file is taken');
      records.set(record._id, record);
    },
    find: async (fileId) => records.get(fileId) ?? null,
    complete: async (fileId, completed) => {
      const record = records.get(fileId);
      if (record === undefined || record.state !== 'uploading') return false;
      records.set(fileId, { ...record, ...completed, state: 'ready' });
      return true;
    },
    ofCase: async (caseId, kind) =>
      sorted((one) => one.caseId === caseId && one.kind === kind && one.state === 'ready').slice(0, 1000),
    countsOf: async (caseIds, kind) => {
      const files = sorted((one) => caseIds.includes(one.caseId) && one.kind === kind && one.state === 'ready');
      return countBy(files.map(({ caseId }) => caseId));
    },
    bytesOf: async (caseId, kind) =>
      sumOfBytes(sorted((one) => one.caseId === caseId && one.kind === kind && one.state === 'ready')),
    recordedOf: async (caseId, kind) =>
      sorted((one) => one.caseId === caseId && one.kind === kind && one.state !== 'uploading').slice(0, 1000),
    markRemoved: async (fileId, removal) => {
      const record = records.get(fileId);
      if (record?.state === 'ready') records.set(fileId, { ...record, state: 'removed', removal });
    },
    everyOf: async (caseId) => sorted((one) => one.caseId === caseId).slice(0, 1000),
    leftovers: async (before, limit) =>
      sorted((one) => one.state === 'uploading' && one.createdAt < before).slice(0, limit),
    remove: async (fileId) => void records.delete(fileId),
  };
}
