import { caseIdOf } from '@kontor/domain/case/case-id';
import { generateDataKey } from '@kontor/platform/crypto/case-keys';
import { createKeyRing } from '@kontor/platform/crypto/sealed-box';
import { createFakeBlobStore } from '../../exchange/document/testing/blob-store.fake.js';
import { createFakeEvidenceRepository } from './testing/evidence.repository.fake.js';
import { createVault } from './vault.js';

const caseId = caseIdOf('1001');

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

it('reports destroyed evidence once, also where that failed at first', async () => {
  const reported: string[] = [];
  let isLogDown = true;
  const vault = createVault({
    repository: createFakeEvidenceRepository(),
    blobs: createFakeBlobStore(),
    masters: createKeyRing(generateDataKey('vault')),
    now: () => 10,
    onRemoved: async (removed) => {
      if (isLogDown) throw new Error('the log is away');
      reported.push(removed);
    },
  });
  const times = { endedAt: 1, keptUntil: '1970-01-01', destroyAfter: 2, relationContinues: false };
  await vault.seal(caseId, [{ name: 'a.pdf', content: () => once('a') }], times);
  await expect(vault.removeExpired()).rejects.toThrow();
  isLogDown = false;
  await vault.removeExpired();
  await vault.removeExpired();
  expect([reported, await vault.has(caseId)]).toEqual([['1001'], false]);
});
