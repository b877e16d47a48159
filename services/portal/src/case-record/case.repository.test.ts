import { frozenRepositoryContract } from '../application/testing/frozen.repository.contract.js';
import { createFakeFrozenRepository } from '../application/testing/frozen.repository.fake.js';
import { caseKeyRepositoryContract } from './testing/case-keys.repository.contract.js';
import { createFakeCaseKeyRepository } from './testing/case-keys.repository.fake.js';
import { caseRepositoryContract } from './testing/case.repository.contract.js';
import { createFakeCaseRepository } from './testing/case.repository.fake.js';
import { findingRepositoryContract } from './testing/finding.repository.contract.js';
import { createFakeFindingRepository } from './testing/finding.repository.fake.js';

describe('repositories in memory', () => {
  it.each(caseRepositoryContract)('cases: $name', async ({ run }) => {
    await expect(run(createFakeCaseRepository())).resolves.toBeUndefined();
  });

  it.each(findingRepositoryContract)('findings: $name', async ({ run }) => {
    await expect(run(createFakeFindingRepository())).resolves.toBeUndefined();
  });

  it.each(caseKeyRepositoryContract)('keys: $name', async ({ run }) => {
    await expect(run(createFakeCaseKeyRepository())).resolves.toBeUndefined();
  });

  it.each(frozenRepositoryContract)('frozen versions: $name', async ({ run }) => {
    await expect(run(createFakeFrozenRepository())).resolves.toBeUndefined();
  });
});
