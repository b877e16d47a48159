import type { CaseCore } from '../case/case-process/case-core.js';
import { assembleApplicationCore, type ApplicationCore } from '../applicant/application/application-core.js';
import { createFrozenApplications } from '../applicant/application/freeze.js';
import { createFakeFrozenRepository } from '../applicant/application/testing/frozen.repository.fake.js';

/** Drafts and frozen versions in memory, over a core in memory. */
export function createFakeApplicationCore(core: CaseCore, now: () => number): ApplicationCore {
  const { keys, hash } = core;
  return assembleApplicationCore(
    core,
    createFrozenApplications({ repository: createFakeFrozenRepository(), keys, hash, now }),
    now,
  );
}
