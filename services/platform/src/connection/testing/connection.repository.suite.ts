import { randomUUID } from 'node:crypto';
import type { ConnectionRepository, StoredConnection } from '../connection.repository.js';

const connection = (changes: Partial<StoredConnection> = {}): StoredConnection => ({
  _id: randomUUID(),
  version: 1,
  sealed: 'c2VhbGVk',
  changedBy: 'environment',
  previous: [],
  ...changes,
});

/** What every store of connections must do; run against the fake and against MongoDB. */
export function connectionsSuite(repositoryOf: () => ConnectionRepository): void {
  test('of concurrent changes to one version one is stored, and the import happens once', async () => {
    const repository = repositoryOf();
    const first = connection();
    expect(await repository.find(first._id)).toBeNull();
    expect(await repository.versionOf(first._id)).toBeNull();
    const imports = await Promise.all([1, 2, 3].map(() => repository.insert(first)));
    expect(imports.filter(Boolean)).toHaveLength(1);
    const { version, sealed, changedBy } = first;
    const changes = ['a', 'b', 'c'].map((by) => ({
      ...first,
      version: 2,
      changedBy: by,
      previous: [{ version, sealed, changedBy }],
    }));
    const stored = await Promise.all(changes.map((change) => repository.replace(change)));
    expect(stored.filter(Boolean)).toHaveLength(1);
    expect(await repository.versionOf(first._id)).toBe(2);
    expect(await repository.find(first._id)).toEqual(changes[stored.indexOf(true)]);
  });

  test('a case keeps the version by which it became known, until it is erased', async () => {
    const repository = repositoryOf();
    const [provider, caseId, other] = [randomUUID(), randomUUID(), randomUUID()];
    expect(await repository.pin(provider, caseId, 1)).toBe(1);
    expect(await repository.pin(provider, caseId, 2)).toBe(1);
    expect(await repository.pin(provider, other, 2)).toBe(2);
    expect([...(await repository.pinned(provider))].sort()).toEqual([1, 2]);
    await repository.erase(caseId);
    expect(await repository.pinned(provider)).toEqual([2]);
    expect(await repository.pin(provider, caseId, 3)).toBe(3);
  });
}
