import { caseIdOf } from '@kontor/domain/case/case-id';
import { documentIdOf } from '@kontor/domain/document/document-id';
import { deepEqual, equal, rejects } from 'node:assert/strict';
import type { CaseFileRecord } from '../case-file.js';
import type { CaseFileRepository } from '../case-file.repository.js';

/** What every repository of file records must do; each step is given an empty one. */
export interface FileSuiteStep {
  readonly name: string;
  readonly run: (files: CaseFileRepository) => Promise<void>;
}

function recordOf(id: string, changes: Partial<CaseFileRecord> = {}): CaseFileRecord {
  return {
    _id: documentIdOf(id),
    caseId: caseIdOf('1001'),
    kind: 'business',
    subject: '',
    blobId: `blob-${id}`,
    state: 'uploading',
    mimeType: '',
    sizeBytes: 0,
    sha256: '',
    original: null,
    sealedName: new Uint8Array(),
    sealedKey: new Uint8Array([1, 2, 3]),
    createdAt: 5,
    accountId: '',
    replaces: null,
    removal: null,
    ...changes,
  };
}

const completed = {
  subject: 'INVOICE',
  mimeType: 'image/png',
  sizeBytes: 4,
  sha256: 'ab',
  original: { blobId: 'blob-o', sealedKey: new Uint8Array([7, 8]), sizeBytes: 9, sha256: 'cd' },
  sealedName: new Uint8Array([9]),
  accountId: 'staff-1',
  replaces: null,
};

export const caseFileRepositorySuite: readonly FileSuiteStep[] = [
  {
    name: 'completes an upload once and gives it back whole',
    run: async (files) => {
      await files.insert(recordOf('a'));
      await rejects(files.insert(recordOf('a')));
      equal(await files.complete(documentIdOf('a'), completed), true);
      equal(await files.complete(documentIdOf('a'), completed), false);
      equal(await files.complete(documentIdOf('b'), completed), false);
      const found = await files.find(documentIdOf('a'));
      deepEqual([found?.state, found?.subject, found?.sizeBytes], ['ready', 'INVOICE', 4]);
      deepEqual([[...(found?.sealedName ?? [])], [...(found?.sealedKey ?? [])]], [[9], [1, 2, 3]]);
      const { sealedKey, ...original } = found?.original ?? { sealedKey: [] };
      deepEqual([[...sealedKey], original], [[7, 8], { blobId: 'blob-o', sizeBytes: 9, sha256: 'cd' }]);
      equal(await files.find(documentIdOf('b')), null);
    },
  },
  {
    name: 'lists complete files of one case and kind, oldest first',
    run: async (files) => {
      await files.insert(recordOf('c', { state: 'ready', createdAt: 2 }));
      await files.insert(recordOf('b', { state: 'ready', createdAt: 1 }));
      await files.insert(recordOf('a', { state: 'ready', createdAt: 2 }));
      await files.insert(recordOf('d'));
      await files.insert(recordOf('e', { state: 'ready', kind: 'contract' }));
      await files.insert(recordOf('f', { state: 'ready', caseId: caseIdOf('1002') }));
      deepEqual(
        (await files.ofCase(caseIdOf('1001'), 'business')).map(({ _id }) => _id),
        ['b', 'a', 'c'],
      );
      deepEqual(
        (await files.everyOf(caseIdOf('1001'))).map(({ _id }) => _id),
        ['b', 'a', 'c', 'd', 'e'],
      );
      const several = [caseIdOf('1001'), caseIdOf('1002'), caseIdOf('1003')];
      deepEqual([...(await files.countsOf(several, 'business'))].sort(), [
        [caseIdOf('1001'), 3],
        [caseIdOf('1002'), 1],
      ]);
      deepEqual([...(await files.countsOf([], 'business'))], []);
    },
  },
  {
    name: 'sums up the bytes of complete files, originals included',
    run: async (files) => {
      const original = { blobId: 'o', sealedKey: new Uint8Array([1]), sizeBytes: 100, sha256: '' };
      await files.insert(recordOf('a', { state: 'ready', sizeBytes: 1, original }));
      await files.insert(recordOf('b', { state: 'ready', sizeBytes: 10 }));
      await files.insert(recordOf('c', { sizeBytes: 1000 }));
      await files.insert(recordOf('d', { state: 'ready', sizeBytes: 1000, kind: 'contract' }));
      equal(await files.bytesOf(caseIdOf('1001'), 'business'), 111);
      equal(await files.bytesOf(caseIdOf('1002'), 'business'), 0);
    },
  },
  {
    name: 'keeps the record of a removed file apart from the files there are',
    run: async (files) => {
      const removal = { at: 7, accountId: 'staff-2' };
      await files.insert(recordOf('a', { state: 'ready' }));
      await files.insert(recordOf('b'));
      await files.markRemoved(documentIdOf('a'), removal);
      await files.markRemoved(documentIdOf('a'), { at: 8, accountId: 'staff-3' });
      await files.markRemoved(documentIdOf('b'), removal);
      deepEqual(await files.ofCase(caseIdOf('1001'), 'business'), []);
      const recorded = await files.recordedOf(caseIdOf('1001'), 'business');
      deepEqual(
        recorded.map((one) => [one._id, one.state, one.removal]),
        [['a', 'removed', removal]],
      );
    },
  },
  {
    name: 'finds uploads that never ended, and removes',
    run: async (files) => {
      await files.insert(recordOf('old', { createdAt: 1 }));
      await files.insert(recordOf('done', { createdAt: 1, state: 'ready' }));
      await files.insert(recordOf('new', { createdAt: 9 }));
      deepEqual(
        (await files.leftovers(9, 10)).map(({ _id }) => _id),
        ['old'],
      );
      await files.remove(documentIdOf('old'));
      await files.remove(documentIdOf('old'));
      deepEqual(await files.leftovers(9, 10), []);
    },
  },
];
