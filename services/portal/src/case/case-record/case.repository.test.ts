import { frozenRepositorySuite } from '../../applicant/application/testing/frozen.repository.suite.js';
import { createFakeFrozenRepository } from '../../applicant/application/testing/frozen.repository.fake.js';
import { caseKeyRepositorySuite } from './testing/case-keys.repository.suite.js';
import { createFakeCaseKeyRepository } from './testing/case-keys.repository.fake.js';
import { caseRepositorySuite } from './testing/case.repository.suite.js';
import { createFakeCaseRepository } from './testing/case.repository.fake.js';
import { findingRepositorySuite } from './testing/finding.repository.suite.js';
import { createFakeFindingRepository } from './testing/finding.repository.fake.js';

describe('repositories in memory', () => {
  it.each(caseRepositorySuite)('cases: $name', async ({ run }) => {
    await expect(run(createFakeCaseRepository())).resolves.toBeUndefined();
  });

  it.each(findingRepositorySuite)('findings: $name', async ({ run }) => {
    await expect(run(createFakeFindingRepository())).resolves.toBeUndefined();
  });

  it.each(caseKeyRepositorySuite)('keys: $name', async ({ run }) => {
    await expect(run(createFakeCaseKeyRepository())).resolves.toBeUndefined();
  });

  it.each(frozenRepositorySuite)('frozen versions: $name', async ({ run }) => {
    await expect(run(createFakeFrozenRepository())).resolves.toBeUndefined();
  });
});
