import { CaseKeyGone } from './case-keys.js';
import type { CaseRecord } from './case-record.js';
import type { CaseRecords } from './case-records.js';
import { changeCase } from './change-case.js';
import { sealName } from './company-name.js';
import { sealedNameHashes } from './search-fields.js';

const batchSize = 100;

/**
 * Seals the personal names that an earlier build has stored in clear, also while one of them still runs; repeatable.
 * Gives the number of sealed names.
 */
export function createSealNames({ cases, keys, hash }: Pick<CaseRecords, 'cases' | 'keys' | 'hash'>) {
  const sealOne = async (caseId: CaseRecord['_id'], companyName: string): Promise<boolean> => {
    const sealedName = await sealName(keys, caseId, companyName).catch((error: unknown) => {
      // Nobody can read it any more, so it has to go.
      if (error instanceof CaseKeyGone) return null;
      throw error;
    });
    const hashes = sealedNameHashes(hash, companyName);
    const after = await changeCase(cases, caseId, (now) =>
      now.companyName === companyName
        ? {
            ...{ companyName: '', nameSort: '', searchKeys: [], sealedName },
            searchHashes: now.erased ? [] : [...new Set([...now.searchHashes, ...hashes])].sort(),
          }
        : null,
    );
    return after?.companyName === '';
  };
  return async (): Promise<number> => {
    for (let count = 0; ;) {
      const found = await cases.withPersonalName(batchSize);
      let sealed = 0;
      for (const { _id, companyName } of found) if (await sealOne(_id, companyName)) sealed += 1;
      count += sealed;
      if (found.length < batchSize || sealed === 0) return count;
    }
  };
}
