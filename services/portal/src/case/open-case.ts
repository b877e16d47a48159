import { firstDraft, draftPlace } from '../application/stored-application.js';
import { searchFieldsOf, type SearchHash } from '../application/search-fields.js';
import type { OpenCase } from '../access/pending-case.js';
import { newCaseDocument } from './case-document.js';
import type { CaseKeys } from './case-keys.js';
import type { CaseProcess } from './case-process.js';
import type { CaseRepository } from './case.repository.js';

export interface OpenCaseDeps {
  readonly cases: Pick<CaseRepository, 'find' | 'insert'>;
  readonly keys: CaseKeys;
  readonly process: Pick<CaseProcess, 'start'>;
  readonly hash: SearchHash;
}

/**
 * Makes the step from a registration to a running case: key, document with the first draft, process. Each part is done
 * once, however often the step is repeated.
 */
export function createOpenCase({ cases, keys, process, hash }: OpenCaseDeps): OpenCase {
  return async ({ caseId, accountId, registeredAt, emailHash, registration }) => {
    if ((await cases.find(caseId)) === null) {
      await keys.create(caseId);
      const draft = firstDraft(caseId, registration);
      const fields = searchFieldsOf(draft, hash);
      const sealed = await keys.seal(caseId, draftPlace, JSON.stringify(draft));
      await cases.insert(
        newCaseDocument({
          ...fields,
          _id: caseId,
          createdAt: registeredAt,
          accountId,
          emailHashes: [...new Set([emailHash, ...fields.emailHashes])],
          createdByBerater: registration.beraterEinstieg === true,
          form: { version: 1, sealed, savedAt: null, parts: [] },
        }),
      );
    }
    await process.start(caseId, registration.businessLegalForm);
  };
}
