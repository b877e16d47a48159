import type { CaseId } from '@kontor/domain/case/case-id';
import { generateDataKey } from '@kontor/platform/crypto/case-keys';
import { createKeyRing } from '@kontor/platform/crypto/sealed-box';
import { createSearchHash } from '@kontor/platform/crypto/search-hash';
import { firstDraft } from '../applicant/application/application.module.js';
import { assembleCaseCore, type CaseCore } from '../case/case-process/case-core.js';
import { assembleCaseRecords, type LiveNews } from '../case/case-record/case-records.js';
import { createCaseKeys } from '../case/case-record/case-keys.js';
import { createFakeCaseKeyRepository } from '../case/case-record/testing/case-keys.repository.fake.js';
import { createFakeCaseProcess, type FakeCaseProcess } from '../case/case-process/testing/case-process.fake.js';
import { createFakeCaseRepository } from '../case/case-record/testing/case.repository.fake.js';
import { createFakeFindingRepository } from '../case/case-record/testing/finding.repository.fake.js';
import { createFindings } from '../case/case-record/findings.js';

export interface FakeCaseCore {
  readonly core: CaseCore;
  readonly process: FakeCaseProcess;
  readonly news: { readonly caseId: CaseId; readonly news: LiveNews }[];
}

/** The core of cases in memory. */
export function createFakeCaseCore(now: () => number): FakeCaseCore {
  const process = createFakeCaseProcess();
  const news: FakeCaseCore['news'] = [];
  const hash = createSearchHash('search-pepper-of-a-test');
  const keys = createCaseKeys({
    repository: createFakeCaseKeyRepository(),
    masters: createKeyRing(generateDataKey('master')),
    now,
  });
  const records = assembleCaseRecords({
    cases: createFakeCaseRepository(),
    keys,
    findings: createFindings({ repository: createFakeFindingRepository(), keys, now }),
    hash,
    publish: (caseId, one) => news.push({ caseId, news: one }),
  });
  const core = assembleCaseCore({ records, process, firstDraft, now });
  return { core, process, news };
}
