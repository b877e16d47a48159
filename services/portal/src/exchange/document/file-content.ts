import type { SealingKey } from '@kontor/platform/crypto/sealed-box';
import {
  decryptSegment,
  decryptSegments,
  encryptedLength,
  SEGMENT_BYTES,
  segmentSpan,
} from '@kontor/platform/crypto/segment-cipher';
import type { CaseKeys } from '../../case/case-record/case-record.module.js';
import { problem } from '../../http/answer/problem-table.js';
import type { BlobStore } from './blob-store.js';
import type { CaseFile, CaseFileRecord } from './case-file.js';
import type { CaseFileRepository } from './case-file.repository.js';

export interface FileContentDeps {
  readonly repository: Pick<CaseFileRepository, 'find'>;
  readonly blobs: BlobStore;
  readonly keys: CaseKeys;
}

/** Where the key of a content is sealed. */
export const keyPlace = (blobId: string): string => `file-key/${blobId}`;

/** The whole content of a file, decrypted. @throws Problem 404; BlobMissing */
export async function* content(deps: FileContentDeps, file: CaseFile): AsyncGenerator<Uint8Array> {
  const { blobId, sealedKey } = await recordOf(deps, file);
  yield* decrypted(deps, file, { blobId, sealedKey });
}

/** What was uploaded; nothing where the content is no copy. @throws Problem 404; BlobMissing */
export async function* originalContent(deps: FileContentDeps, file: CaseFile): AsyncGenerator<Uint8Array> {
  const { original } = await recordOf(deps, file);
  if (original !== null) yield* decrypted(deps, file, original);
}

/** At most `length` bytes from `offset` on, to the end of a segment. @throws Problem 404; BlobMissing */
export async function part(
  deps: FileContentDeps,
  file: CaseFile,
  { offset, length }: { readonly offset: number; readonly length: number },
): Promise<Uint8Array> {
  if (offset >= file.sizeBytes) return new Uint8Array();
  const { blobId, sealedKey } = await recordOf(deps, file);
  const key = await openedKey(deps, file, { blobId, sealedKey });
  const index = Math.floor(offset / SEGMENT_BYTES);
  const last = index === Math.ceil(file.sizeBytes / SEGMENT_BYTES) - 1;
  const { start, end } = segmentSpan(index);
  const pieces: Uint8Array[] = [];
  for await (const piece of deps.blobs.read(blobId, { start, end: Math.min(end, encryptedLength(file.sizeBytes)) }))
    pieces.push(piece);
  const plain = decryptSegment({ key, documentId: blobId, index, last }, Buffer.concat(pieces));
  const from = offset - index * SEGMENT_BYTES;
  return plain.subarray(from, from + length);
}

type SealedContent = Pick<CaseFileRecord, 'blobId' | 'sealedKey'>;

async function recordOf({ repository }: FileContentDeps, { fileId }: CaseFile): Promise<CaseFileRecord> {
  const record = await repository.find(fileId);
  if (record === null) throw problem('not-found');
  return record;
}

async function openedKey(
  { keys }: FileContentDeps,
  { fileId, caseId }: CaseFile,
  { blobId, sealedKey }: SealedContent,
): Promise<SealingKey> {
  return { id: fileId, bytes: await keys.open(caseId, keyPlace(blobId), sealedKey) };
}

async function* decrypted(deps: FileContentDeps, file: CaseFile, sealed: SealedContent): AsyncGenerator<Uint8Array> {
  yield* decryptSegments(await openedKey(deps, file, sealed), sealed.blobId, deps.blobs.read(sealed.blobId));
}
