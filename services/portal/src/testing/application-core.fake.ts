import type { CaseCore } from '../case-process/case-core.js';
import { assembleApplicationCore, type ApplicationCore } from '../application/application-core.js';
import { createFrozenApplications } from '../application/freeze.js';
import { createFakeFrozenRepository } from '../application/testing/frozen.repository.fake.js';

/** Drafts and frozen versions in memory, over a core in memory. */
export function createFakeApplicationCore(core: CaseCore, now: () => number): ApplicationCore {
  const { keys, hash } = core;
  return assembleApplicationCore(
    core,
    createFrozenApplications({ repository: createFakeFrozenRepository(), keys, hash, now }),
    now,
  );
}
