import { generateDataKey } from '@kontor/platform/crypto/case-keys';
import { createKeyRing } from '@kontor/platform/crypto/sealed-box';
import { createSearchHash } from '@kontor/platform/crypto/search-hash';
import { assembleCaseCore, type CaseCore, type LiveNews } from './case-core.js';
import { createCaseKeys } from './case-keys.js';
import { createFakeCaseKeyRepository } from './case-keys.repository.js';
import { createFakeCaseProcess, type FakeCaseProcess } from './case-process.fake.js';
import { createFakeCaseRepository } from './case.repository.fake.js';
import { createFakeFindingRepository } from './finding.repository.js';
import { createFindings } from './findings.js';

export interface FakeCaseCore {
  readonly core: CaseCore;
  readonly process: FakeCaseProcess;
  readonly news: { readonly caseId: string; readonly news: LiveNews }[];
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
  const core = assembleCaseCore({
    cases: createFakeCaseRepository(),
    keys,
    findings: createFindings({ repository: createFakeFindingRepository(), keys, now }),
    process,
    hash,
    now,
    publish: (caseId, one) => news.push({ caseId, news: one }),
  });
  return { core, process, news };
}
