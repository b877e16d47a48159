import { frozenRepositoryContract } from '../application/frozen.repository.contract.js';
import { createFakeFrozenRepository } from '../application/frozen.repository.fake.js';
import { caseKeyRepositoryContract } from './case-keys.repository.contract.js';
import { createFakeCaseKeyRepository } from './case-keys.repository.js';
import { caseRepositoryContract } from './case.repository.contract.js';
import { createFakeCaseRepository } from './case.repository.fake.js';
import { findingRepositoryContract } from './finding.repository.contract.js';
import { createFakeFindingRepository } from './finding.repository.js';

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
