import { hasPersonalName } from '@kontor/domain/legal-form/personal-name';
import { CaseKeyGone } from './case-keys.js';
import type { CaseRecord } from './case-record.js';
import type { CaseRecords } from './case-records.js';
import { changeCase } from './change-case.js';
import { sealName } from './company-name.js';
import { sealedNameHashes } from './search-fields.js';

const batchSize = 100;

/**
 * Seals the personal names that an earlier build has stored in clear, also while one of them still runs; repeatable.
 * Gives the number of sealed names. `onFailed` gets each case whose key cannot be read; its name stays, the others are
 * sealed.
 */
export function createSealNames(
  { cases, keys, hash }: Pick<CaseRecords, 'cases' | 'keys' | 'hash'>,
  onFailed: (caseId: CaseRecord['_id'], error: unknown) => void,
) {
  const sealOne = async (caseId: CaseRecord['_id'], companyName: string): Promise<boolean> => {
    const sealedName = await sealName(keys, caseId, companyName).catch((error: unknown) => {
      // Nobody can read it any more, so it has to go.
      if (error instanceof CaseKeyGone) return null;
      throw error;
    });
    const hashes = sealedNameHashes(hash, companyName);
    const after = await changeCase(cases, caseId, (now) =>
      now.companyName === companyName && hasPersonalName(now.legalForm)
        ? {
            ...{ companyName: '', nameSort: '', searchKeys: [], sealedName },
            searchHashes: now.erased ? [] : [...new Set([...now.searchHashes, ...hashes])].sort(),
          }
        : null,
    );
    return after?.companyName === '';
  };
  return async (): Promise<number> => {
    const failed = new Set<string>();
    for (let count = 0; ;) {
      const found = await cases.withPersonalName(batchSize + failed.size);
      let sealed = 0;
      for (const { _id, companyName } of found) {
        if (failed.has(_id)) continue;
        try {
          if (await sealOne(_id, companyName)) sealed += 1;
        } catch (error) {
          failed.add(_id);
          onFailed(_id, error);
        }
      }
      count += sealed;
      if (found.length < batchSize || sealed === 0) return count;
    }
  };
}
