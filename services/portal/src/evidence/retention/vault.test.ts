import { caseIdOf } from '@kontor/domain/case/case-id';
import { generateDataKey } from '@kontor/platform/crypto/case-keys';
import { createKeyRing } from '@kontor/platform/crypto/sealed-box';
import { createFakeBlobStore } from '../../exchange/document/testing/blob-store.fake.js';
import { createFakeEvidenceRepository } from './testing/evidence.repository.fake.js';
import { createVault } from './vault.js';

const caseId = caseIdOf('1001');

const times = { endedAt: 1, keptUntil: '1970-01-01', destroyAfter: 2, relationContinues: false };

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
  await vault.seal(caseId, [{ name: 'a.pdf', content: () => once('a') }], times);
  await expect(vault.removeExpired()).rejects.toThrow();
  isLogDown = false;
  await vault.removeExpired();
  await vault.removeExpired();
  expect([reported, await vault.has(caseId)]).toEqual([['1001'], false]);
});

it('destroys the other packages where one cannot be destroyed now', async () => {
  const blobs = createFakeBlobStore();
  const vault = createVault({
    repository: createFakeEvidenceRepository(),
    blobs,
    masters: createKeyRing(generateDataKey('vault')),
    now: () => 10,
  });
  const other = caseIdOf('1002');
  for (const id of [caseId, other]) await vault.seal(id, [{ name: 'a.pdf', content: () => once('a') }], times);
  const remove = blobs.remove.bind(blobs);
  const [first] = blobs.blobs.keys();
  blobs.remove = async (blobId) => {
    if (blobId === first) throw new Error('not now');
    await remove(blobId);
  };
  await expect(vault.removeExpired()).rejects.toThrow('not now');
  expect([await vault.has(caseId), await vault.has(other)]).toEqual([true, false]);
});
